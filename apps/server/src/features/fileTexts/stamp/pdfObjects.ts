/** Objects of a PDF as far as a stamp needs them: what it does not change stays as it was written. */
export type PdfObject = PdfName | PdfRef | PdfWord | PdfDict | PdfObject[]
export type PdfDict = Map<string, PdfObject>

export class PdfName {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

export class PdfRef {
  readonly num: number
  readonly gen: number
  constructor(num: number, gen: number) {
    this.num = num
    this.gen = gen
  }
}

/** A number, a string, a keyword: the letters of the file. */
export class PdfWord {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** A file that is not as the standard has it, or has what we do not read. */
export class PdfProblem extends Error {
  override name = 'PdfProblem'
}

const isSpace = (byte: number | undefined) =>
  byte === 0 || byte === 9 || byte === 10 || byte === 12 || byte === 13 || byte === 32
const delimiters = new Set([...'()<>[]{}/%'].map((letter) => letter.charCodeAt(0)))
const endsWord = (byte: number | undefined) => byte === undefined || isSpace(byte) || delimiters.has(byte)

const code = (letter: string) => letter.charCodeAt(0)
const [slash, open, close, less, greater, opening, closing, percent, backslash] = [
  '/',
  '(',
  ')',
  '<',
  '>',
  '[',
  ']',
  '%',
  '\\',
].map(code)

/** Deeper than any program writes; a file made to exhaust the stack ends here. */
const deepest = 60

const whole = /^\d{1,10}$/

export class PdfParser {
  readonly bytes: Uint8Array
  at: number

  constructor(bytes: Uint8Array, at: number) {
    if (!(at >= 0 && at < bytes.length)) throw new PdfProblem('a place outside the file')
    this.bytes = bytes
    this.at = at
  }

  skipSpace() {
    for (; this.at < this.bytes.length; this.at++) {
      const byte = this.bytes[this.at]
      if (byte === percent) {
        while (this.at < this.bytes.length && this.bytes[this.at] !== 10 && this.bytes[this.at] !== 13) this.at++
      } else if (!isSpace(byte)) return
    }
  }

  private text(from: number, until = this.at) {
    return Buffer.from(this.bytes.buffer, this.bytes.byteOffset + from, until - from).toString('latin1')
  }

  /** The next run of ordinary letters. */
  word() {
    this.skipSpace()
    const from = this.at
    while (!endsWord(this.bytes[this.at])) this.at++
    return this.text(from)
  }

  number() {
    const word = this.word()
    if (!whole.test(word)) throw new PdfProblem('a number is missing')
    return Number(word)
  }

  expect(word: string) {
    if (this.word() !== word) throw new PdfProblem(`${word} is missing`)
  }

  private string() {
    const from = this.at
    let depth = 0
    for (; this.at < this.bytes.length; this.at++) {
      const byte = this.bytes[this.at]
      if (byte === backslash) this.at++
      else if (byte === open) depth++
      else if (byte === close) depth--
      if (depth > 0) continue
      this.at++
      return new PdfWord(this.text(from))
    }
    throw new PdfProblem('a string without an end')
  }

  private hexString() {
    const from = this.at
    while (this.at < this.bytes.length && this.bytes[this.at] !== greater) this.at++
    this.at++
    return new PdfWord(this.text(from))
  }

  private dict(depth: number): PdfDict {
    this.at += 2
    const dict: PdfDict = new Map()
    for (;;) {
      this.skipSpace()
      if (this.bytes[this.at] === greater) {
        this.at += 2
        return dict
      }
      const key = this.value(depth + 1)
      if (!(key instanceof PdfName)) throw new PdfProblem('a name is missing')
      dict.set(key.name, this.value(depth + 1))
    }
  }

  private array(depth: number): PdfObject[] {
    this.at++
    const items: PdfObject[] = []
    for (;;) {
      this.skipSpace()
      if (this.bytes[this.at] === closing) {
        this.at++
        return items
      }
      items.push(this.value(depth + 1))
    }
  }

  /** `12 0 R` begins as a number does. */
  private wordOrRef() {
    const word = this.word()
    if (word === '') throw new PdfProblem('an object is missing')
    if (!whole.test(word)) return new PdfWord(word)
    const after = this.at
    const gen = this.word()
    if (whole.test(gen) && this.word() === 'R') return new PdfRef(Number(word), Number(gen))
    this.at = after
    return new PdfWord(word)
  }

  value(depth = 0): PdfObject {
    if (depth > deepest) throw new PdfProblem('too deep')
    this.skipSpace()
    const byte = this.bytes[this.at]
    if (byte === undefined) throw new PdfProblem('the file ends too early')
    if (byte === slash) {
      this.at++
      const from = this.at
      while (!endsWord(this.bytes[this.at])) this.at++
      return new PdfName(this.text(from))
    }
    if (byte === open) return this.string()
    if (byte === less) return this.bytes[this.at + 1] === less ? this.dict(depth) : this.hexString()
    if (byte === opening) return this.array(depth)
    return this.wordOrRef()
  }
}

export const writeObject = (value: PdfObject): string => {
  if (value instanceof PdfName) return `/${value.name}`
  if (value instanceof PdfRef) return `${value.num} ${value.gen} R`
  if (value instanceof PdfWord) return value.text
  if (Array.isArray(value)) return `[${value.map(writeObject).join(' ')}]`
  return `<<${[...value].map(([key, inner]) => `/${key} ${writeObject(inner)}`).join(' ')}>>`
}
