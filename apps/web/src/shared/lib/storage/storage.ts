/** `tab` ends with the tab, `browser` stays. */
type Place = 'browser' | 'tab'

const storageOf = (place: Place) => (place === 'tab' ? sessionStorage : localStorage)

/** The browser's storage, but it never throws: a private window or a full disk must not break a screen. */
export const readStored = (key: string, place: Place = 'browser'): string | null => {
  try {
    return storageOf(place).getItem(key)
  } catch {
    return null
  }
}

/** False when it could not be kept: mostly a convenience that one goes on without. */
export const writeStored = (key: string, value: string | null, place: Place = 'browser'): boolean => {
  try {
    if (value === null) storageOf(place).removeItem(key)
    else storageOf(place).setItem(key, value)
    return true
  } catch {
    return false
  }
}
