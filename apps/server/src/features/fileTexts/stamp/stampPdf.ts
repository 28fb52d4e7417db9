import { type Outlines, outlinesOf } from './outlines.ts'
import { findPages, type PdfPage } from './pages.ts'
import { PdfFile } from './pdfFile.ts'
import { type PdfDict, PdfName, type PdfObject, PdfProblem, PdfRef, PdfWord, writeObject } from './pdfObjects.ts'

const slant = 24
const darkness = 0.18
/** Letters are this part of the page's shorter side, so that a slide and a plan of a house are marked alike. */
const letterShare = 1 / 50
const markName = 'CrmMark'

const number = (value: number) => new PdfWord(String(Number(value.toFixed(3))))
const name = (text: string) => new PdfName(text)

/** Objects that are added, and where they will stand behind the file. */
class Update {
  private readonly parts: Buffer[] = [Buffer.from('\n')]
  private length: number
  readonly offsets = new Map<number, { offset: number; gen: number }>()
  private next: number

  constructor(begin: number, next: number) {
    this.length = begin + 1
    this.next = next
  }

  get end() {
    return this.length
  }

  get size() {
    return this.next
  }

  newRef() {
    const ref = new PdfRef(this.next, 0)
    this.next += 1
    return ref
  }

  write(bytes: Buffer) {
    this.parts.push(bytes)
    this.length += bytes.length
  }

  put({ num, gen }: PdfRef, value: PdfDict, stream?: Buffer) {
    this.offsets.set(num, { offset: this.length, gen })
    const dict = stream ? new Map([...value, ['Length', number(stream.length)] as const]) : value
    const head = `${num} ${gen} obj\n${writeObject(dict)}\n`
    if (stream)
      this.write(Buffer.concat([Buffer.from(`${head}stream\n`, 'latin1'), stream, Buffer.from('\nendstream\n')]))
    else this.write(Buffer.from(head, 'latin1'))
    this.write(Buffer.from('endobj\n'))
  }

  bytes() {
    return Buffer.concat(this.parts)
  }
}

/** The words all over a page of this size, slanted as they are in the viewer. */
const drawMarks = ({ box, rotation }: Pick<PdfPage, 'box' | 'rotation'>, { width: wordsWidth }: Outlines) => {
  const [left, bottom, right, top] = box
  const [width, height] = [right - left, top - bottom]
  const size = Math.max(8, Math.min(width, height) * letterShare)
  const isTurned = rotation % 180 !== 0
  const [across, along] = [Math.max(28, wordsWidth + 4) * size, 15 * size]
  const [stepX, stepY] = isTurned ? [along, across] : [across, along]
  const angle = ((slant + rotation) * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size].map((value) => value.toFixed(4))
  const back = (-Math.sin(angle) * size).toFixed(4)
  const lines = ['/G gs 0 g']
  for (let x = left + stepX / 2 - (Math.ceil(width / stepX) * stepX - width) / 2; x < right + stepX / 2; x += stepX)
    for (let y = bottom + stepY / 2; y < top + stepY / 2; y += stepY)
      lines.push(`q ${cos} ${sin} ${back} ${cos} ${x.toFixed(2)} ${y.toFixed(2)} cm /M Do Q`)
  return Buffer.from(lines.join('\n'))
}

const formOf = (box: readonly number[], resources: PdfDict): PdfDict =>
  new Map<string, PdfObject>([
    ['Type', name('XObject')],
    ['Subtype', name('Form')],
    ['BBox', box.map(number)],
    ['Resources', resources],
  ])

/** One form a size of page, with the same words in all of them. */
const createForms = (update: Update, outlines: Outlines) => {
  const words = update.newRef()
  update.put(words, formOf([-outlines.width, -2, outlines.width, 2], new Map()), Buffer.from(outlines.commands))
  const gray: PdfDict = new Map([['ca', number(darkness)]])
  const resources: PdfDict = new Map<string, PdfObject>([
    ['XObject', new Map([['M', words]])],
    ['ExtGState', new Map([['G', gray]])],
  ])
  const forms = new Map<string, PdfRef>()
  return (page: PdfPage) => {
    const key = [...page.box, page.rotation].join(' ')
    const known = forms.get(key)
    if (known) return known
    const ref = update.newRef()
    update.put(ref, formOf(page.box, resources), drawMarks(page, outlines))
    forms.set(key, ref)
    return ref
  }
}

/** The page as it is, with the mark over it. What it draws begins and ends with the state that pages begin with. */
const markPage = (file: PdfFile, page: PdfPage, form: PdfRef, [before, after]: readonly [PdfRef, PdfRef]) => {
  const resources: PdfDict = new Map(file.dict(page.resources) ?? [])
  resources.set('XObject', new Map([...(file.dict(resources.get('XObject')) ?? []), [markName, form]]))
  const contents = page.dict.get('Contents')
  const resolved = file.resolve(contents)
  const old = Array.isArray(resolved) ? resolved : contents instanceof PdfRef && resolved ? [contents] : []
  return new Map<string, PdfObject>([...page.dict, ['Resources', resources], ['Contents', [before, ...old, after]]])
}

/** Runs of numbers that follow each other. */
const runsOf = (numbers: number[]) => {
  const runs: number[][] = []
  for (const num of numbers.toSorted((one, other) => one - other)) {
    const last = runs.at(-1)
    if (last && last.at(-1) === num - 1) last.push(num)
    else runs.push([num])
  }
  return runs
}

const trailerOf = (file: PdfFile, size: number): PdfDict => {
  const kept = ['Root', 'Info', 'ID'].flatMap((key) => {
    const value = file.trailer.get(key)
    return value === undefined ? [] : [[key, value] as const]
  })
  return new Map<string, PdfObject>([...kept, ['Size', number(size)], ['Prev', number(file.startXref)]])
}

const writeTable = (file: PdfFile, update: Update) => {
  const at = update.end
  const lines = ['xref']
  for (const run of runsOf([...update.offsets.keys()])) {
    lines.push(`${run[0]} ${run.length}`)
    for (const num of run) {
      const { offset, gen } = update.offsets.get(num) ?? { offset: 0, gen: 0 }
      lines.push(`${String(offset).padStart(10, '0')} ${String(gen).padStart(5, '0')} n `)
    }
  }
  lines.push('trailer', writeObject(trailerOf(file, update.size)), 'startxref', String(at), '%%EOF\n')
  update.write(Buffer.from(lines.join('\n'), 'latin1'))
}

const writeXrefStream = (file: PdfFile, update: Update) => {
  const at = update.end
  const self = update.newRef()
  const runs = runsOf([...update.offsets.keys(), self.num])
  const rows = runs.flat().map((num) => {
    const { offset, gen } = update.offsets.get(num) ?? { offset: at, gen: 0 }
    const row = Buffer.alloc(8)
    row[0] = 1
    row.writeUIntBE(offset, 1, 5)
    row.writeUInt16BE(gen, 6)
    return row
  })
  const dict: PdfDict = new Map<string, PdfObject>([
    ['Type', name('XRef')],
    ['W', [1, 5, 2].map(number)],
    ['Index', runs.flatMap((run) => [run[0] ?? 0, run.length]).map(number)],
    ...trailerOf(file, update.size),
  ])
  update.put(self, dict, Buffer.concat(rows))
  update.write(Buffer.from(`startxref\n${at}\n%%EOF\n`))
}

/**
 * What has to be added behind a PDF so that these words lie over every page. The file itself stays as it is, so that
 * nothing but the addition is held in memory while it is sent.
 */
export const stampPdf = (bytes: Uint8Array, words: string): Buffer => {
  const file = new PdfFile(bytes)
  if (file.trailer.has('Encrypt')) throw new PdfProblem('encrypted')
  const pages = findPages(file)
  const update = new Update(bytes.length, file.size)
  const around = [update.newRef(), update.newRef()] as const
  update.put(around[0], new Map(), Buffer.from('q'))
  update.put(around[1], new Map(), Buffer.from(`Q q /${markName} Do Q`))
  const formFor = createForms(update, outlinesOf(words))
  for (const page of pages) update.put(page.ref, markPage(file, page, formFor(page), around))
  if (file.hasXrefStream) writeXrefStream(file, update)
  else writeTable(file, update)
  return update.bytes()
}
