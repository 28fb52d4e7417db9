import type { PdfFile } from './pdfFile.ts'
import { type PdfDict, type PdfObject, PdfProblem, PdfRef } from './pdfObjects.ts'

export interface PdfPage {
  ref: PdfRef
  dict: PdfDict
  /** The page's own, or those of the pages above it. */
  resources: PdfObject | undefined
  /** Left, bottom, right, top of what is shown. */
  box: readonly [number, number, number, number]
  rotation: number
}

/** The viewer shows no more either. */
const mostPages = 10_000

const inherited = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const
const letter = [0, 0, 612, 792]

const boxOf = (file: PdfFile, values: PdfDict): PdfPage['box'] => {
  const corners = (key: string) => {
    const numbers = file.numbers(values.get(key))
    if (numbers?.length !== 4) return undefined
    const [a = 0, b = 0, c = 0, d = 0] = numbers
    const box = [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)] as const
    return box[2] > box[0] && box[3] > box[1] ? box : undefined
  }
  return corners('CropBox') ?? corners('MediaBox') ?? (letter as unknown as PdfPage['box'])
}

/** All pages in their order. */
export const findPages = (file: PdfFile): PdfPage[] => {
  const root = file.dict(file.trailer.get('Root'))
  const pages: PdfPage[] = []
  const seen = new Set<number>()
  const left: { ref: PdfObject | undefined; above: PdfDict }[] = [{ ref: root?.get('Pages'), above: new Map() }]
  for (let next = left.pop(); next; next = left.pop()) {
    const { ref, above } = next
    if (!(ref instanceof PdfRef) || seen.has(ref.num)) throw new PdfProblem('a broken list of pages')
    seen.add(ref.num)
    const dict = file.dict(ref)
    if (!dict) throw new PdfProblem('a page is missing')
    const values = new Map(above)
    for (const key of inherited) {
      const value = dict.get(key)
      if (value !== undefined) values.set(key, value)
    }
    const kids = file.resolve(dict.get('Kids'))
    if (Array.isArray(kids)) {
      for (const kid of kids.toReversed()) left.push({ ref: kid, above: values })
      continue
    }
    const rotation = (((file.number(values.get('Rotate')) ?? 0) % 360) + 360) % 360
    pages.push({ ref, dict, resources: values.get('Resources'), box: boxOf(file, values), rotation })
    if (pages.length > mostPages) throw new PdfProblem('too many pages')
  }
  if (pages.length === 0) throw new PdfProblem('no pages')
  return pages
}
