/** `tab` ends with the tab, `browser` stays. */
type Place = 'browser' | 'tab'

const storageOf = (place: Place) => (place === 'tab' ? sessionStorage : localStorage)

/** The browser's storage, but it never throws: a private window or a full disk must not break a screen. */
export const kept = (key: string, place: Place = 'browser'): string | null => {
  try {
    return storageOf(place).getItem(key)
  } catch {
    return null
  }
}

export const keep = (key: string, value: string | null, place: Place = 'browser') => {
  try {
    if (value === null) storageOf(place).removeItem(key)
    else storageOf(place).setItem(key, value)
  } catch {
    // Remembering is a convenience; whoever keeps something goes on without it.
  }
}
