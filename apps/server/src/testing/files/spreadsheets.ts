import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { inflateRawSync } from 'node:zlib'
import { zip } from '../../excel/zip.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'

/** `sheetData` as spreadsheets write it: `<row r="1"><c r="A1" t="inlineStr"><is><t>회사명</t></is></c></row>`; style 1 is a date. */
export const xlsxOf = async (sheetData: string) =>
  buffer(
    Readable.from(
      zip([
        {
          name: '[Content_Types].xml',
          content: [
            `<Types xmlns="${packaged}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
          ],
        },
        {
          name: 'xl/workbook.xml',
          content: [
            `<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="표" sheetId="1" r:id="rId7"/></sheets></workbook>`,
          ],
        },
        {
          name: 'xl/_rels/workbook.xml.rels',
          content: [
            `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId7" Type="${relationships}/worksheet" Target="worksheets/sheet3.xml"/><Relationship Id="rId2" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
          ],
        },
        {
          name: 'xl/styles.xml',
          content: [
            `<styleSheet xmlns="${main}"><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
          ],
        },
        {
          name: 'xl/worksheets/sheet3.xml',
          content: [`<worksheet xmlns="${main}"><sheetData>${sheetData}</sheetData></worksheet>`],
        },
      ]),
      { objectMode: false },
    ),
  )

export const textCell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`

/** Rows of cells that are written out already. */
export const sheetRows = (...rows: string[][]) =>
  rows.map((cells, index) => `<row r="${index + 1}">${cells.join('')}</row>`).join('')

/** A CSV file as Excel would write it, cells quoted where they must be. */
export const csvOf = (rows: string[][]) =>
  rows
    .map((cells) => cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(','))
    .join('\r\n')

/** The one entry of a file that we wrote which holds the rows, unpacked. */
export const sheetIn = (file: Buffer) => {
  const name = 'xl/worksheets/sheet1.xml'
  const start = file.indexOf(name) + name.length
  return inflateRawSync(file.subarray(start, file.lastIndexOf(Buffer.from('504b0708', 'hex')))).toString()
}

/** The words of one column, from its title on. */
export const columnIn = (sheet: string, letter: string) =>
  [...sheet.matchAll(new RegExp(`<c r="${letter}\\d+"[^>]*>.*?<t[^>]*>(.*?)</t>`, 'g'))].map(([, words]) => words)
