import { importLimits } from '@crm/contract/features/imports/importLimits'
import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { csvOf, sheetRows, textCell, xlsxOf } from '../testing/files/spreadsheets.ts'
import { importText } from './import.messages.ts'
import { parseTable } from './parseTable.ts'

const heads = ['회사명', '내부 메모']
const bytes = (text: string, encoding = 'utf8') => iconv.encode(text, encoding)

test.each([
  ['UTF-8', bytes(csvOf([heads, ['그린루프', '똠방각하']]))],
  ['UTF-8 with its mark', iconv.encode(csvOf([heads, ['그린루프', '똠방각하']]), 'utf8', { addBOM: true })],
  ['CP949', bytes(csvOf([heads, ['그린루프', '똠방각하']]), 'cp949')],
  ['UTF-16 with tabs', iconv.encode('회사명\t내부 메모\r\n그린루프\t똠방각하', 'utf-16le', { addBOM: true })],
  ['semicolons', bytes('회사명;내부 메모\n그린루프;똠방각하\n')],
  ['Hangul in pieces', bytes(csvOf([heads, ['그린루프', '똠방각하']]).normalize('NFD'))],
])('%s is read', async (_name, file) => {
  expect(await parseTable(file)).toEqual({ heads, rows: [{ row_no: 2, cells: ['그린루프', '똠방각하'] }] })
})

test('quoted commas, quotes and line breaks stay; empty rows are left out and numbers are those of the file', async () => {
  const file = bytes(`\r\n${csvOf([heads, ['그린, "루프"', '첫 줄\n둘째 줄'], ['', ''], [' 블루 ', '']])}\r\n\r\n`)
  expect(await parseTable(file)).toEqual({
    heads,
    rows: [
      { row_no: 3, cells: ['그린, "루프"', '첫 줄\n둘째 줄'] },
      { row_no: 5, cells: ['블루', ''] },
    ],
  })
})

test('cells of a sheet become the texts that people see', async () => {
  const file = await xlsxOf(
    sheetRows(
      ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'I'].map((column) => textCell(`${column}1`, `${column} 머리`)),
      [
        textCell('A2', '0123456789'),
        '<c r="B2"><v>1248100998</v></c>',
        '<c r="C2"><v>0.30000000000000004</v></c>',
        '<c r="D2"><v>1.2E+10</v></c>',
        '<c r="E2" s="1"><v>45976</v></c>',
        '<c r="F2" t="str"><f>A2&amp;"x"</f><v>결과</v></c>',
        '<c r="G2" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
        '<c r="H2" t="b"><v>1</v></c>',
        '<c r="I2" s="1"><v>45976.75</v></c>',
      ],
    ),
  )
  const table = await parseTable(file)
  expect(table.heads[7]).toBe('H열')
  expect(table.rows).toEqual([
    {
      row_no: 2,
      cells: [
        '0123456789',
        '1248100998',
        '0.3',
        '12000000000',
        '2025-11-15',
        '결과',
        '#DIV/0!',
        'TRUE',
        '2025-11-15 18:00',
      ],
    },
  ])
})

const oneRow = sheetRows([textCell('A1', '회사명')], [textCell('A2', '그린루프')])

test.each([
  ['an empty file', Buffer.from(''), importText.empty],
  ['heads alone', bytes('회사명,대표자'), importText.empty],
  ['an old Excel file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), importText.oldExcel],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), importText.notATable],
  ['a quote that is never closed', bytes('회사명\n"그린루프\n블루'), importText.badCsv(2)],
  ['neither UTF-8 nor CP949', Buffer.from('c8b8bbe7b8ed0affffff', 'hex'), importText.badEncoding],
  ['rows too many', bytes(`회사명\n${'가\n'.repeat(importLimits.rows + 1)}`), importText.tooManyRows],
  ['rows too many by far', bytes(`회사명\n${'가\n'.repeat(300_000)}`), importText.tooManyRows],
  ['columns too many', bytes(`${'가,'.repeat(importLimits.columns)}나\n1`), importText.tooManyColumns],
  ['a cell too long', bytes(`회사명\n${'가'.repeat(importLimits.cell + 1)}`), importText.tooLong(2)],
])('%s is refused in words', async (_name, file, words) => {
  await expect(parseTable(file)).rejects.toThrow(words)
})

test.each([
  ['half of it', async () => (await xlsxOf(oneRow)).subarray(0, 500), importText.broken],
  ['zeros in the middle', async () => (await xlsxOf(oneRow)).fill(0, 300, 900), importText.broken],
  ['another zip file', async () => Buffer.from('504b0304', 'hex'), importText.broken],
  [
    'a row at the end of the world',
    () => xlsxOf('<row r="99999999999"><c r="A99999999999"><v>1</v></c></row>'),
    importText.broken,
  ],
  [
    'a cell at the end of the row',
    () => xlsxOf(`${oneRow}<row r="3"><c r="XFD3"><v>1</v></c></row>`),
    importText.tooManyColumns,
  ],
  [
    'a column that no sheet has',
    () => xlsxOf(`${oneRow}<row r="3"><c r="ZZZZZZ3"><v>1</v></c></row>`),
    importText.broken,
  ],
  ['out of all proportion', () => xlsxOf(oneRow + ' '.repeat(100 * 1024 * 1024)), importText.unpacksTooLarge],
])('an Excel file with %s is refused in words', async (_name, make, words) => {
  await expect(parseTable(await make())).rejects.toThrow(words)
})

test('formats without content down to the last row are no rows', async () => {
  const file = await xlsxOf(`${oneRow}<row r="1048576"><c r="XFD1048576" s="1"/></row>`)
  expect((await parseTable(file)).rows).toHaveLength(1)
})
