interface ZipEntry {
  name: string
  isPacked: boolean
  /** As the directory says it; nothing keeps it from lying. */
  unpacked: number
  content: Uint8Array<ArrayBuffer>
}

/** The entries of a zip, by the directory at its end. Undefined when there is none. */
const entriesOf = (bytes: Uint8Array<ArrayBuffer>): ZipEntry[] | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = bytes.length - 22
  while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end--
  if (end < 0) return undefined
  const entries: ZipEntry[] = []
  let at = view.getUint32(end + 16, true)
  while (at + 46 <= bytes.length && view.getUint32(at, true) === 0x02014b50) {
    const nameLength = view.getUint16(at + 28, true)
    const head = view.getUint32(at + 42, true)
    const hasHead = head + 30 <= bytes.length
    const start = hasHead ? head + 30 + view.getUint16(head + 26, true) + view.getUint16(head + 28, true) : bytes.length
    entries.push({
      name: String.fromCharCode(...bytes.subarray(at + 46, at + 46 + nameLength)),
      isPacked: view.getUint16(at + 10, true) !== 0,
      unpacked: view.getUint32(at + 24, true),
      content: bytes.subarray(start, start + view.getUint32(at + 20, true)),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

export interface ZipContent {
  /** Bytes once unpacked, as far as the directory says. */
  unpacked: number
  hasMacros: boolean
}

/** What has to be taken apart as a whole, unlike pictures. */
export const isMarkup = (name: string) => /\.(xml|rels|hpf)$/i.test(name)

/** How large a zip becomes, and whether it carries macros. Undefined when it has no directory. */
export const readZipContent = (bytes: Uint8Array<ArrayBuffer>): ZipContent | undefined => {
  const entries = entriesOf(bytes)
  return (
    entries && {
      unpacked: entries.reduce((sum, { unpacked }) => sum + unpacked, 0),
      hasMacros: entries.some(({ name }) => name.endsWith('vbaProject.bin')),
    }
  )
}

/** How many bytes an entry unpacks to, counted up to `most`; nothing of them is kept. */
const countUnpacked = async ({ isPacked, content }: ZipEntry, most: number) => {
  if (!isPacked) return content.length
  const reader = new Blob([content]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  let count = 0
  try {
    for (let { value } = await reader.read(); value && count <= most; { value } = await reader.read())
      count += value.length
  } catch {
    // A damaged entry: whoever opens the document finds that out.
  }
  void reader.cancel().catch(() => {})
  return count
}

/** Whether a zip, or those of its entries that are meant, really unpack to more than `most` bytes, whatever its directory says. */
export const isZipLargerThan = async (
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
  isMeant: (name: string) => boolean = () => true,
) => {
  let count = 0
  for (const entry of entriesOf(bytes) ?? []) {
    if (!isMeant(entry.name)) continue
    count += await countUnpacked(entry, most - count)
    if (count > most) return true
  }
  return false
}
