import { unzipSync } from 'fflate'

/** Limits of what is unpacked: a small file that promises more is built to do harm (docs/rules.md, texts of files). */
const mostEntries = 10_000
const mostBytes = 64 * 1024 * 1024

export const namesInZip = (bytes: Uint8Array): string[] => {
  const names: string[] = []
  unzipSync(bytes, {
    filter: ({ name }) => {
      if (names.push(name) > mostEntries) throw new Error('too many entries')
      return false
    },
  })
  return names
}

/**
 * The entries with these names. fflate writes no more bytes than an entry's header declares, so the declared sizes
 * bound the memory even where they lie.
 */
export const unzip = (bytes: Uint8Array, isWanted: (name: string) => boolean): Map<string, Uint8Array> => {
  let declared = 0
  const found = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!isWanted(name)) return false
      declared += originalSize
      if (declared > mostBytes) throw new Error('too much to unpack')
      return true
    },
  })
  return new Map(Object.entries(found))
}

/** In the order of the numbers in their names: slide2.xml before slide10.xml. */
export const inOrder = (entries: Map<string, Uint8Array>, name: RegExp): Uint8Array[] => {
  const numberOf = (text: string) => Number(name.exec(text)?.[1] ?? 0)
  return [...entries]
    .filter(([entry]) => name.test(entry))
    .sort(([one], [other]) => numberOf(one) - numberOf(other))
    .map(([, bytes]) => bytes)
}
