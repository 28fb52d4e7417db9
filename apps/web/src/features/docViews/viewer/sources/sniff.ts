/** What the viewer shows, and how. */
export type Shown = 'pdf' | 'image' | 'hwp' | 'docx' | 'text' | 'csv' | 'office' | 'unknown'

const endingOf = (name: string) => name.toLowerCase().match(/\.([a-z0-9]{1,6})$/)?.[1] ?? ''

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte)

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

const pictures = [[0x89, 0x50, 0x4e, 0x47], [0xff, 0xd8, 0xff], ascii('GIF8'), ascii('BM')]
const zip = [0x50, 0x4b, 0x03, 0x04]
const ole = [0xd0, 0xcf, 0x11, 0xe0]

const isPicture = (bytes: Uint8Array) =>
  pictures.some((signature) => startsWith(bytes, signature)) ||
  (startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)) ||
  startsWith(bytes, ascii('ftypavif'), 4)

/** The mark of a PDF may stand after some other bytes. */
const isPdf = (bytes: Uint8Array) => {
  const head = String.fromCharCode(...bytes.subarray(0, 1024))
  return head.includes('%PDF-')
}

const zipKinds: Record<string, Shown> = { docx: 'docx', docm: 'docx', hwpx: 'hwp' }
const officeEndings = new Set(['pptx', 'pptm', 'xlsx', 'xlsm', 'doc', 'xls', 'ppt', 'odt', 'ods', 'odp'])

/** Text files of Windows and "유니코드 텍스트" of Excel begin with the mark of UTF-16, whose letters have zero bytes. */
const isUtf16 = (bytes: Uint8Array) => startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff])

const looksLikeText = (bytes: Uint8Array) => bytes.length > 0 && (isUtf16(bytes) || !bytes.includes(0))

/** What a file really is: its first bytes count, its name only tells apart what begins alike. */
export const sniff = (bytes: Uint8Array, name: string): Shown => {
  const ending = endingOf(name)
  if (isPdf(bytes)) return 'pdf'
  if (isPicture(bytes)) return 'image'
  if (startsWith(bytes, zip)) return zipKinds[ending] ?? (officeEndings.has(ending) ? 'office' : 'unknown')
  if (startsWith(bytes, ole)) return ending === 'hwp' ? 'hwp' : officeEndings.has(ending) ? 'office' : 'unknown'
  if (startsWith(bytes, ascii('HWP Document File'))) return 'hwp'
  if (looksLikeText(bytes)) return ending === 'csv' || ending === 'tsv' ? 'csv' : 'text'
  return 'unknown'
}

/** The names that say another kind than the bytes do. */
const promises: Record<string, readonly Shown[]> = {
  pdf: ['pdf'],
  png: ['image'],
  jpg: ['image'],
  jpeg: ['image'],
  gif: ['image'],
  webp: ['image'],
  docx: ['docx'],
  hwp: ['hwp'],
  hwpx: ['hwp'],
  pptx: ['office'],
  xlsx: ['office'],
}

/** Tables and slides with macros are shown as a PDF; that they have some is told by their names. */
export const isNamedWithMacros = (name: string) => ['xlsm', 'pptm'].includes(endingOf(name))

/** Whether the name promises something else than what is inside. */
export const isMislabelled = (shown: Shown, name: string) => {
  const promised = promises[endingOf(name)]
  return promised !== undefined && !promised.includes(shown)
}
