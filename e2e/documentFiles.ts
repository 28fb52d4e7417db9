import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { HwpDocument, initSync } from '@rhwp/core'
import { utils, write } from 'cfb'
import { strToU8, zipSync } from 'fflate'
import PdfDocument from 'pdfkit'
import { png } from '../apps/server/src/features/files/seed/bodies.ts'

const packaged = 'http://schemas.openxmlformats.org/package/2006'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const ofWord = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

const article = (text: string) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`
const pageBreak = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>'
const link = `<w:p><w:hyperlink r:id="rId2" xmlns:r="${office}"><w:r><w:t>공고 보기</w:t></w:r></w:hyperlink></w:p>`

/** A contract whose articles Word numbers by itself, going on from page to page. */
export const numberedDocx = (pages: string[][]) => {
  const body = pages.map((articles) => articles.map(article).join('')).join(pageBreak)
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${ofWord}.document.main+xml"/><Override PartName="/word/numbering.xml" ContentType="${ofWord}.numbering+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/numbering" Target="numbering.xml"/><Relationship Id="rId2" Type="${office}/hyperlink" Target="https://example.com/notice" TargetMode="External"/></Relationships>`,
    'word/numbering.xml': `<w:numbering ${word}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="제%1조"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    'word/document.xml': `<w:document ${word}><w:body>${body}${link}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:bottom="1440" w:left="1440" w:right="1440"/></w:sectPr></w:body></w:document>`,
  }
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]))))
}

/** What Word writes when a password is set: the document itself lies inside, unreadable. */
export const encryptedDocx = () => {
  const file = utils.cfb_new()
  utils.cfb_add(file, '/EncryptionInfo', randomBytes(200))
  utils.cfb_add(file, '/EncryptedPackage', randomBytes(9000))
  return Buffer.from(write(file, { type: 'buffer' }) as Uint8Array)
}

/** A HWP 5 file, written by the library that shows it. */
export const hwpOf = async (text: string) => {
  Object.assign(globalThis, { measureTextWidth: (_font: string, words: string) => words.length * 8 })
  initSync({ module: await readFile(createRequire(import.meta.url).resolve('@rhwp/core/rhwp_bg.wasm')) })
  const document = HwpDocument.createEmpty()
  document.insertText(0, 0, 0, text)
  return Buffer.from(document.exportHwp())
}

const pdfOf = async (write: (document: typeof PdfDocument.prototype) => void, options: object = {}) => {
  const document = new PdfDocument({ autoFirstPage: false, ...options })
  const pieces: Buffer[] = []
  document.on('data', (piece: Buffer) => pieces.push(piece))
  const ended = new Promise((resolve) => document.on('end', resolve))
  write(document)
  document.end()
  await ended
  return Buffer.concat(pieces)
}

/** A report of some pages; with a password nobody opens it without. */
export const pdfReport = (pages: number, userPassword?: string) =>
  pdfOf(
    (document) => {
      for (let page = 1; page <= pages; page++) document.addPage().fontSize(24).text(`Market report ${page}`)
    },
    userPassword === undefined ? {} : { userPassword },
  )

/** What a scanner makes: each page is one picture, kept by itself. That of one page is so large that it comes in parts. */
export const scannedPdf = (pages: number, largePage: number) => {
  const [width, height] = [620, 877]
  const picture = png(width, height, (x, y) => {
    const shade = Math.floor(y * 60) % 2 ? 255 : Math.floor(200 + 40 * Math.sin(x * 900))
    return [shade, shade, shade]
  })
  const noise = randomBytes(width * height * 3)
  let at = 0
  const large = png(width, height, () => [noise[at++] ?? 0, noise[at++] ?? 0, noise[at++] ?? 0])
  return pdfOf((document) => {
    for (let page = 1; page <= pages; page++) {
      const shown = page === largePage ? large : picture
      document.addPage({ size: [width, height], margin: 0 }).image(shown, 0, 0, { width, height })
    }
  })
}
