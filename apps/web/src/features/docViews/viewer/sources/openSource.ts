import { viewerText as text } from '../viewer.messages.ts'
import { readOleMarks } from './office/oleMarks.ts'
import { type PageSource, readPart, type SourceFile, SourceProblem } from './pageSource.ts'
import { isMislabelled, isNamedWithMacros, isOle, type Shown, sniff } from './sniff.ts'

const sniffed = 4096

const openImage = async (file: SourceFile, kind: 'image' | 'svg' | 'photo') =>
  (await import('./imageSource.ts')).openImage(file, kind)

const openers: Record<Exclude<Shown, 'office' | 'unknown'>, (file: SourceFile) => Promise<PageSource>> = {
  pdf: async (file) => (await import('./pdfSource.ts')).openPdf(file),
  image: (file) => openImage(file, 'image'),
  svg: (file) => openImage(file, 'svg'),
  photo: (file) => openImage(file, 'photo'),
  hwp: async (file) => (await import('./hwpSource.ts')).openHwp(file),
  docx: async (file) => (await import('./office/docxSource.ts')).openDocx(file),
  text: async (file) => (await import('./textSource.ts')).openText(file, 'text'),
  csv: async (file) => (await import('./textSource.ts')).openText(file, 'csv'),
}

const mostText = 20 * 1024 ** 2
/** The server makes no PDF of what is larger. */
const mostConverted = 100 * 1024 ** 2

/** What browsers cannot show: by the PDF that was made of it, or with a word why not. */
const openOther = async (file: SourceFile, pdf: SourceFile | null, head: Uint8Array, shown: Shown) => {
  const marks = isOle(head) ? await readOleMarks(file, head) : { isEncrypted: false, hasMacros: false }
  const hasMacros = marks.hasMacros || isNamedWithMacros(file.name)
  if (pdf) {
    const source = await openers.pdf(pdf)
    return hasMacros ? { ...source, note: text.hasMacros } : source
  }
  const reasonOf = () => {
    if (marks.isEncrypted) return text.encrypted
    if (isMislabelled(shown, file.name)) return text.mislabelled
    return file.size > mostConverted ? text.tooLarge : text.notShown
  }
  throw new SourceProblem(hasMacros ? `${reasonOf()} ${text.hasMacros}` : reasonOf())
}

/** Opens a document by what it really is. `pdf` is where the PDF lies that was made of it, if one was. */
export const openSource = async (file: SourceFile, pdf: SourceFile | null): Promise<PageSource> => {
  if (file.size === 0) throw new SourceProblem(text.empty)
  const head = await readPart(file, 0, sniffed)
  const shown = sniff(head, file.name)
  if (shown === 'office' || shown === 'unknown') return openOther(file, pdf, head, shown)
  if ((shown === 'text' || shown === 'csv') && file.size > mostText) throw new SourceProblem(text.tooLarge)
  if (isMislabelled(shown, file.name) && (shown === 'text' || shown === 'csv'))
    throw new SourceProblem(text.mislabelled)
  const source = await openers[shown](file)
  return isMislabelled(shown, file.name) ? { ...source, note: text.otherKind } : source
}
