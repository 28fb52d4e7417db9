import { viewerText as text } from '../viewer.messages.ts'
import { type PageSource, readBytes, type SourceFile, SourceProblem } from './pageSource.ts'
import { isMislabelled, isNamedWithMacros, type Shown, sniff } from './sniff.ts'

const sniffed = 4096

const openers: Record<Exclude<Shown, 'office' | 'unknown'>, (file: SourceFile) => Promise<PageSource>> = {
  pdf: async (file) => (await import('./pdfSource.ts')).openPdf(file),
  image: async (file) => (await import('./imageSource.ts')).openImage(file),
  hwp: async (file) => (await import('./hwpSource.ts')).openHwp(file),
  docx: async (file) => (await import('./docxSource.ts')).openDocx(file),
  text: async (file) => (await import('./textSource.ts')).openText(file, 'text'),
  csv: async (file) => (await import('./textSource.ts')).openText(file, 'csv'),
}

const mostText = 20 * 1024 ** 2

/** Opens a document by what it really is. `pdf` is where the PDF lies that was made of it, if one was. */
export const openSource = async (file: SourceFile, pdf: SourceFile | null): Promise<PageSource> => {
  if (file.size === 0) throw new SourceProblem(text.empty)
  const shown = sniff(await readBytes(file, `bytes=0-${sniffed - 1}`), file.name)
  if (shown === 'office' || shown === 'unknown') {
    if (pdf) {
      const source = await openers.pdf(pdf)
      return isNamedWithMacros(file.name) ? { ...source, note: text.hasMacros } : source
    }
    throw new SourceProblem(isMislabelled(shown, file.name) ? text.mislabelled : text.notShown)
  }
  if ((shown === 'text' || shown === 'csv') && file.size > mostText) throw new SourceProblem(text.tooLarge)
  if (isMislabelled(shown, file.name) && (shown === 'text' || shown === 'csv'))
    throw new SourceProblem(text.mislabelled)
  const source = await openers[shown](file)
  return isMislabelled(shown, file.name) ? { ...source, note: text.otherKind } : source
}
