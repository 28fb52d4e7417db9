import { inflateSync } from 'node:zlib'
import { type PdfDict, PdfName, type PdfObject, PdfParser, PdfProblem, PdfRef, PdfWord } from './pdfObjects.ts'

/** Where an object stands: in the file, or in a stream that holds many. Null for one that was taken away. */
type Place = { offset: number } | { stream: number; index: number } | null

/** Tables of objects and streams of objects are far smaller; more is built to do harm. */
const mostInflated = 64 * 1024 * 1024

const numberOf = (value: PdfObject | undefined) => {
  const number = value instanceof PdfWord ? Number(value.text) : Number.NaN
  return Number.isFinite(number) ? number : undefined
}

/** Rows with the PNG predictor hold the difference to the row above. */
const unpredict = (data: Uint8Array, columns: number) => {
  const rows = Math.floor(data.length / (columns + 1))
  const out = new Uint8Array(rows * columns)
  for (let row = 0; row < rows; row++) {
    const kind = data[row * (columns + 1)]
    if (kind !== 0 && kind !== 2) throw new PdfProblem('an unknown predictor')
    for (let column = 0; column < columns; column++) {
      const above = kind === 2 && row > 0 ? (out[(row - 1) * columns + column] ?? 0) : 0
      out[row * columns + column] = (data[row * (columns + 1) + 1 + column] ?? 0) + above
    }
  }
  return out
}

/** Reads objects of a PDF by their numbers. */
export class PdfFile {
  readonly bytes: Uint8Array
  readonly startXref: number
  /** Newer files keep their table as a stream; what is added has to be of the same kind. */
  readonly hasXrefStream: boolean
  readonly trailer: PdfDict
  private readonly places = new Map<number, Place>()
  private readonly streams = new Map<number, { header: number[]; first: number; data: Uint8Array }>()

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
    const marker = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).lastIndexOf('startxref')
    if (marker < 0) throw new PdfProblem('no table of objects')
    this.startXref = new PdfParser(bytes, marker + 'startxref'.length).number()
    const newest = this.readSection(this.startXref)
    this.hasXrefStream = newest.isStream
    this.trailer = newest.dict
    const seen = new Set([this.startXref])
    let dict: PdfDict | undefined = newest.dict
    while (dict) {
      const before: number | undefined = numberOf(dict.get('Prev'))
      if (before === undefined || seen.has(before)) break
      seen.add(before)
      dict = this.readSection(before).dict
    }
  }

  /** The highest number of an object, one more: from here on numbers are free. */
  get size() {
    let most = numberOf(this.trailer.get('Size')) ?? 0
    for (const num of this.places.keys()) most = Math.max(most, num + 1)
    return most
  }

  /** Newer sections are read first, and an older one does not change what they say. */
  private place(num: number, place: Place) {
    if (!this.places.has(num)) this.places.set(num, place)
  }

  private readSection(offset: number): { dict: PdfDict; isStream: boolean } {
    const parser = new PdfParser(this.bytes, offset)
    if (parser.word() !== 'xref') return { dict: this.readXrefStream(offset), isStream: true }
    for (let word = parser.word(); word !== 'trailer'; word = parser.word()) {
      const [first, count] = [Number(word), parser.number()]
      if (!Number.isInteger(first)) throw new PdfProblem('a broken table of objects')
      for (let index = 0; index < count; index++) {
        const [at, , kind] = [parser.number(), parser.number(), parser.word()]
        this.place(first + index, kind === 'n' ? { offset: at } : null)
      }
    }
    const dict = parser.value()
    if (!(dict instanceof Map)) throw new PdfProblem('no trailer')
    const hidden = numberOf(dict.get('XRefStm'))
    if (hidden !== undefined) this.readXrefStream(hidden)
    return { dict, isStream: false }
  }

  private readXrefStream(offset: number) {
    const parser = new PdfParser(this.bytes, offset)
    parser.number()
    parser.number()
    parser.expect('obj')
    const dict = parser.value()
    if (!(dict instanceof Map)) throw new PdfProblem('a broken table of objects')
    const data = this.decode(dict, parser)
    const numbers = (key: string) => {
      const list = dict.get(key)
      return Array.isArray(list) ? list.map((item) => numberOf(item) ?? 0) : undefined
    }
    const [kindWidth = 0, firstWidth = 0, secondWidth = 0] = numbers('W') ?? []
    const index = numbers('Index') ?? [0, numberOf(dict.get('Size')) ?? 0]
    let at = 0
    const field = (width: number, usual: number) => {
      if (width === 0) return usual
      let value = 0
      for (let byte = 0; byte < width; byte++) value = value * 256 + (data[at++] ?? 0)
      return value
    }
    for (let pair = 0; pair < index.length; pair += 2) {
      const [first = 0, count = 0] = [index[pair], index[pair + 1]]
      for (let num = first; num < first + count && at < data.length; num++) {
        const [kind, one, other] = [field(kindWidth, 1), field(firstWidth, 0), field(secondWidth, 0)]
        if (kind === 1) this.place(num, { offset: one })
        else if (kind === 2) this.place(num, { stream: one, index: other })
        else this.place(num, null)
      }
    }
    return dict
  }

  /** The bytes after `stream`, as they were before they were packed. */
  private decode(dict: PdfDict, parser: PdfParser) {
    parser.expect('stream')
    if (this.bytes[parser.at] === 13) parser.at++
    if (this.bytes[parser.at] === 10) parser.at++
    const length = numberOf(this.resolve(dict.get('Length')))
    if (length === undefined) throw new PdfProblem('a stream without a length')
    const packed = this.bytes.subarray(parser.at, parser.at + length)
    const one = (key: string) => {
      const value = this.resolve(dict.get(key))
      return Array.isArray(value) && value.length <= 1 ? this.resolve(value[0]) : value
    }
    const filter = one('Filter')
    if (filter === undefined) return packed
    if (!(filter instanceof PdfName) || filter.name !== 'FlateDecode') throw new PdfProblem('an unknown filter')
    const data = inflateSync(packed, { maxOutputLength: mostInflated })
    const params = one('DecodeParms')
    const predictor = params instanceof Map ? (numberOf(params.get('Predictor')) ?? 1) : 1
    if (predictor === 1 || !(params instanceof Map)) return data
    if (predictor < 10) throw new PdfProblem('an unknown predictor')
    return unpredict(data, numberOf(params.get('Columns')) ?? 1)
  }

  private streamOf(num: number) {
    const known = this.streams.get(num)
    if (known) return known
    const place = this.places.get(num)
    if (!place || !('offset' in place)) throw new PdfProblem('a stream of objects is missing')
    const parser = new PdfParser(this.bytes, place.offset)
    parser.number()
    parser.number()
    parser.expect('obj')
    const dict = parser.value()
    if (!(dict instanceof Map)) throw new PdfProblem('a stream of objects is missing')
    const data = this.decode(dict, parser)
    const inside = new PdfParser(data, 0)
    const header = Array.from({ length: 2 * (numberOf(dict.get('N')) ?? 0) }, () => inside.number())
    const stream = { header, first: numberOf(dict.get('First')) ?? 0, data }
    this.streams.set(num, stream)
    return stream
  }

  /** The object of this number, without the bytes of a stream; undefined where there is none. */
  object(num: number): PdfObject | undefined {
    const place = this.places.get(num)
    if (!place) return undefined
    if ('stream' in place) {
      const { header, first, data } = this.streamOf(place.stream)
      const offset = header[place.index * 2] === num ? header[place.index * 2 + 1] : undefined
      if (offset === undefined) throw new PdfProblem('an object is not where it should be')
      return new PdfParser(data, first + offset).value()
    }
    const parser = new PdfParser(this.bytes, place.offset)
    if (parser.number() !== num) throw new PdfProblem('an object is not where it should be')
    parser.number()
    parser.expect('obj')
    return parser.value()
  }

  /** What a reference leads to. */
  resolve(value: PdfObject | undefined): PdfObject | undefined {
    let found = value
    for (let steps = 0; found instanceof PdfRef; steps++) {
      if (steps > 20) throw new PdfProblem('references that lead nowhere')
      found = this.object(found.num)
    }
    return found
  }

  dict(value: PdfObject | undefined): PdfDict | undefined {
    const found = this.resolve(value)
    return found instanceof Map ? found : undefined
  }

  /** Four numbers, as boxes of pages are. */
  numbers(value: PdfObject | undefined): number[] | undefined {
    const found = this.resolve(value)
    if (!Array.isArray(found)) return undefined
    const numbers = found.map((item) => numberOf(this.resolve(item)))
    return numbers.every((number) => number !== undefined) ? numbers : undefined
  }

  number(value: PdfObject | undefined): number | undefined {
    return numberOf(this.resolve(value))
  }
}
