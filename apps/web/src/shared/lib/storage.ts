/** Local storage that never throws: a private window or a full disk must not break a screen. */
export const kept = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export const keep = (key: string, value: string | null) => {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Remembering is a convenience; whoever keeps something goes on without it.
  }
}
