/** Two characters, or initial consonants alone: one of them is enough. */
export const isSearchable = (keyword: string) => keyword.length >= 2 || /^[ㄱ-ㅎ]+$/.test(keyword)

/** The next option from here, round and round; -1 is none. */
export const nextOption = (from: number, by: 1 | -1, count: number) => {
  if (count === 0) return -1
  if (from < 0) return by > 0 ? 0 : count - 1
  return (from + by + count) % count
}
