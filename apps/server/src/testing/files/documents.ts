import { utils, write } from 'cfb'
import { deflateSync, strToU8, zipSync } from 'fflate'
import PdfDocument from 'pdfkit'

type Bytes = Uint8Array<ArrayBuffer>

const zip = (parts: Record<string, string>): Bytes =>
  new Uint8Array(zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]))))

export const docxOf = (...paragraphs: string[]) =>
  zip({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<w:document>${paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')}</w:document>`,
    'docProps/app.xml': '<Properties><Pages>3</Pages></Properties>',
  })

export const pptxOf = (...slides: string[]) =>
  zip({
    'ppt/presentation.xml': '<p:presentation/>',
    ...Object.fromEntries(
      slides.map((text, index) => [`ppt/slides/slide${index + 1}.xml`, `<p:sld><a:p><a:t>${text}</a:t></a:p></p:sld>`]),
    ),
  })

export const xlsxOf = (sheet: string, ...cells: string[]) =>
  zip({
    'xl/workbook.xml': `<workbook><sheets><sheet name="${sheet}" sheetId="1"/></sheets></workbook>`,
    'xl/sharedStrings.xml': `<sst>${cells.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml':
      '<worksheet><c t="inlineStr"><is><t>바로 쓴 칸</t></is></c><c><v>42</v></c></worksheet>',
  })

export const hwpxOf = (...paragraphs: string[]) =>
  zip({
    mimetype: 'application/hwp+zip',
    'Contents/content.hpf': '<opf:package/>',
    'Contents/section0.xml': `<hs:sec>${paragraphs.map((text) => `<hp:p><hp:run><hp:t>${text}</hp:t></hp:run></hp:p>`).join('')}</hs:sec>`,
  })

const paragraphRecord = (text: string) => {
  const body = Buffer.from(`${text}\r`, 'utf16le')
  const head = Buffer.alloc(4)
  head.writeUInt32LE(67 | (body.length << 20))
  return Buffer.concat([head, body])
}

interface HwpOptions {
  flags?: number
  preview?: string
}

/** A HWP 5 file with one packed section. */
export const hwpOf = (paragraphs: string[], { flags = 1, preview }: HwpOptions = {}): Bytes => {
  const header = Buffer.alloc(256)
  header.write('HWP Document File')
  header.writeUInt32LE(flags, 36)
  const file = utils.cfb_new()
  utils.cfb_add(file, '/FileHeader', header)
  const section = Buffer.concat(paragraphs.map(paragraphRecord))
  utils.cfb_add(file, '/BodyText/Section0', Buffer.from(deflateSync(section)))
  if (preview !== undefined) utils.cfb_add(file, '/PrvText', Buffer.from(preview, 'utf16le'))
  return new Uint8Array(Buffer.from(write(file, { type: 'buffer' }) as Uint8Array))
}

/** One page for each text; with a password nobody opens it without. */
export const pdfOf = async (pages: string[], userPassword?: string): Promise<Bytes> => {
  const document = new PdfDocument({ autoFirstPage: false, ...(userPassword ? { userPassword } : {}) })
  const pieces: Buffer[] = []
  document.on('data', (piece: Buffer) => pieces.push(piece))
  const ended = new Promise((resolve) => document.on('end', resolve))
  for (const text of pages) document.addPage().text(text)
  document.end()
  await ended
  return new Uint8Array(Buffer.concat(pieces))
}
