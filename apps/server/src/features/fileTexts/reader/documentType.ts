import { type CFB$Container, find } from 'cfb'
import type { DocumentType } from './answer.ts'

/** What a zip is by what lies in it, whatever its name says. */
export const typeOfZip = (names: readonly string[]): DocumentType => {
  const has = (name: string) => names.includes(name)
  if (has('word/document.xml')) return 'docx'
  if (has('ppt/presentation.xml')) return 'pptx'
  if (has('xl/workbook.xml')) return 'xlsx'
  if (has('Contents/section0.xml') || has('Contents/content.hpf')) return 'hwpx'
  return 'other'
}

/** The same for the older container of Hangul and Office; one with an encrypted package is what it hides. */
export const typeOfContainer = (file: CFB$Container): DocumentType => {
  const has = (path: string) => find(file, path) !== null
  if (has('/FileHeader') && ['/BodyText/Section0', '/ViewText/Section0', '/PrvText'].some(has)) return 'hwp'
  if (has('/WordDocument')) return 'doc'
  if (has('/Workbook') || has('/Book')) return 'xls'
  if (has('/PowerPoint Document')) return 'ppt'
  return 'other'
}
