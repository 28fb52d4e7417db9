const longest = 255
const ending = /\.[^.\s]{1,10}$/

/** As the database compares names: regardless of case and of how their syllables are composed. */
export const nameKey = (name: string) => name.normalize('NFKC').toLowerCase()

/** `계획서 (2).pdf`; cut where it would be too long. */
export const numbered = (name: string, number: number) => {
  const end = ending.exec(name)?.[0] ?? ''
  const suffix = ` (${number})`
  const base = name.slice(0, name.length - end.length)
  return base.slice(0, longest - suffix.length - end.length).trimEnd() + suffix + end
}

/** The name itself, or with the smallest number that is free. */
export const freeName = (name: string, isTaken: (key: string) => boolean) => {
  if (!isTaken(nameKey(name))) return name
  for (let number = 2; ; number++) {
    const candidate = numbered(name, number)
    if (!isTaken(nameKey(candidate))) return candidate
  }
}
