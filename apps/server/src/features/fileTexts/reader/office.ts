import type { ReadText } from './answer.ts'
import { collectWords } from './words.ts'
import { addXmlText, type TextTags } from './xml.ts'
import { inOrder, unzip } from './zip.ts'

const wordTags: TextTags = { text: ['w:t'], lineEnds: ['w:p'], spaces: ['w:tab', 'w:br'] }
const slideTags: TextTags = { text: ['a:t'], lineEnds: ['a:p'], spaces: ['a:br', 'a:tab'] }
const hangulTags: TextTags = { text: ['hp:t'], lineEnds: ['hp:p'], spaces: ['hp:tab', 'hp:lineBreak'] }

const decode = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

export const readDocx = (bytes: Uint8Array): ReadText => {
  const parts = unzip(bytes, (name) =>
    /^(word\/(document|footnotes|endnotes|(header|footer)\d*)|docProps\/app)\.xml$/.test(name),
  )
  const words = collectWords()
  const body = [...parts].sort(
    ([one], [other]) => Number(other.endsWith('document.xml')) - Number(one.endsWith('document.xml')),
  )
  for (const [name, part] of body) if (name.startsWith('word/')) addXmlText(words, part, wordTags)
  const pages = Number(/<Pages>(\d{1,5})<\/Pages>/.exec(decode(parts.get('docProps/app.xml')))?.[1] ?? 0)
  return { text: words.text(), pages: pages || null }
}

export const readPptx = (bytes: Uint8Array): ReadText => {
  const parts = unzip(bytes, (name) => /^ppt\/(slides|notesSlides)\/\w+\.xml$/.test(name))
  const slides = inOrder(parts, /^ppt\/slides\/slide(\d+)\.xml$/)
  const words = collectWords()
  for (const part of [...slides, ...inOrder(parts, /^ppt\/notesSlides\/notesSlide(\d+)\.xml$/)]) {
    addXmlText(words, part, slideTags)
  }
  return { text: words.text(), pages: slides.length }
}

/** Names of the sheets, words of cells; numbers are left out, because nobody searches them as the file writes them. */
export const readXlsx = (bytes: Uint8Array): ReadText => {
  const parts = unzip(bytes, (name) => /^xl\/(sharedStrings|workbook|worksheets\/sheet\d+)\.xml$/.test(name))
  const words = collectWords()
  const names = [...decode(parts.get('xl/workbook.xml')).matchAll(/<sheet\b[^>]{0,500}?\bname="([^"]{1,100})"/g)]
  for (const [, name = ''] of names) words.add(`${name}\n`)
  const shared = parts.get('xl/sharedStrings.xml')
  if (shared) addXmlText(words, shared, { text: ['t'], lineEnds: ['si'] })
  const sheets = inOrder(parts, /^xl\/worksheets\/sheet(\d+)\.xml$/)
  for (const sheet of sheets) addXmlText(words, sheet, { text: ['t'], lineEnds: ['is'] })
  return { text: words.text(), pages: sheets.length }
}

export const readHwpx = (bytes: Uint8Array): ReadText => {
  const parts = unzip(bytes, (name) => /^(Contents\/section\d+\.xml|META-INF\/manifest\.xml)$/.test(name))
  if (decode(parts.get('META-INF/manifest.xml')).includes('encryption-data')) throw new Error('encrypted')
  const words = collectWords()
  for (const section of inOrder(parts, /^Contents\/section(\d+)\.xml$/)) addXmlText(words, section, hangulTags)
  return { text: words.text(), pages: null }
}
