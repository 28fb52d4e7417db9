/** What the viewer shows, and how. */
export type Shown = 'pdf' | 'image' | 'svg' | 'photo' | 'hwp' | 'docx' | 'text' | 'csv' | 'office' | 'unknown'

const endingOf = (name: string) => name.toLowerCase().match(/\.([a-z0-9]{1,6})$/)?.[1] ?? ''

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte)

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

const pictures = [[0x89, 0x50, 0x4e, 0x47], [0xff, 0xd8, 0xff], ascii('GIF8')]
const zip = [0x50, 0x4b, 0x03, 0x04]
const ole = [0xd0, 0xcf, 0x11, 0xe0]

const bitmapHeads = [12, 16, 40, 52, 56, 64, 108, 124]

/** "BM" also begins ordinary words: a bitmap has zeros and the length of its second head behind it. */
const isBitmap = (bytes: Uint8Array) =>
  startsWith(bytes, ascii('BM')) &&
  startsWith(bytes, [0, 0, 0, 0], 6) &&
  bitmapHeads.some((length) => startsWith(bytes, [length, 0, 0, 0], 14))

/** Photos of phones and scanners, which only some browsers show. */
const isPhoto = (bytes: Uint8Array) =>
  startsWith(bytes, [0x49, 0x49, 0x2a, 0]) ||
  startsWith(bytes, [0x4d, 0x4d, 0, 0x2a]) ||
  ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'].some((brand) =>
    startsWith(bytes, ascii(`ftyp${brand}`), 4),
  )

/** The container of older Office and Hangul documents, and of everything that Office has encrypted. */
export const isOle = (bytes: Uint8Array) => startsWith(bytes, ole)

const isPicture = (bytes: Uint8Array) =>
  pictures.some((signature) => startsWith(bytes, signature)) ||
  isBitmap(bytes) ||
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
  if (isPhoto(bytes)) return 'photo'
  if (startsWith(bytes, zip)) return zipKinds[ending] ?? (officeEndings.has(ending) ? 'office' : 'unknown')
  if (isOle(bytes)) return ending === 'hwp' ? 'hwp' : officeEndings.has(ending) ? 'office' : 'unknown'
  if (startsWith(bytes, ascii('HWP Document File'))) return 'hwp'
  if (looksLikeText(bytes) && ending === 'svg') return 'svg'
  if (looksLikeText(bytes)) return ending === 'csv' || ending === 'tsv' ? 'csv' : 'text'
  return 'unknown'
}

/** The names that say another kind than the bytes do. */
const promises: Record<string, readonly Shown[]> = {
  pdf: ['pdf'],
  png: ['image'],
  // What an iPhone sends is now and then called so.
  jpg: ['image', 'photo'],
  jpeg: ['image', 'photo'],
  gif: ['image'],
  webp: ['image'],
  docx: ['docx'],
  hwp: ['hwp'],
  hwpx: ['hwp'],
  pptx: ['office'],
  xlsx: ['office'],
}

/** Of documents that are not unpacked here, that they have macros is told by their names. */
export const isNamedWithMacros = (name: string) => ['docm', 'xlsm', 'pptm'].includes(endingOf(name))

/** Whether the name promises something else than what is inside. */
export const isMislabelled = (shown: Shown, name: string) => {
  const promised = promises[endingOf(name)]
  return promised !== undefined && !promised.includes(shown)
}
