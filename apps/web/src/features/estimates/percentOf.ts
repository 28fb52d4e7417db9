/** `12.5`: a share in percent with one decimal at most. */
export const percentOf = (part: number, whole: number) =>
  whole > 0 ? String(Math.round((part / whole) * 1000) / 10) : '0'
