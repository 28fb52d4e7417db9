import { expect, test } from 'vitest'
import { parseCsv, separatorOf } from './csv.ts'
import { findPieces, foldText } from './searchText.ts'
import { mostLines, pagesOfTable, pagesOfText } from './textSource.ts'

/** As in print: Korean letters are twice as wide as others. */
const widthOf = (letter: string) => (letter > 'ᄀ' ? 12 : 6)
const rowsOf = (text: string, name = 'a.csv') => parseCsv(text, separatorOf(name, text), 1000).rows

test('a table is read with its empty cells, quotes and line breaks, whatever stands between its cells', () => {
  expect(rowsOf(',매출,비용\n1월,"1,200 ""원""",\r\n')).toEqual([
    ['', '매출', '비용'],
    ['1월', '1,200 "원"', ''],
  ])
  expect(rowsOf('주소,"서울\n성동구",끝')).toEqual([['주소', '서울\n성동구', '끝']])
  expect(rowsOf('이름\t금액\n그린루프\t1,000원', '표.tsv')).toEqual([
    ['이름', '금액'],
    ['그린루프', '1,000원'],
  ])
  expect(rowsOf('이름;금액\n가;1,5')).toEqual([
    ['이름', '금액'],
    ['가', '1,5'],
  ])
  expect(rowsOf('키,"5\n다음,6')).toEqual([
    ['키', '"5'],
    ['다음', '6'],
  ])
  expect(rowsOf('가\n\n나')).toEqual([['가'], [''], ['나']])
  expect(parseCsv('가\n나\n다', ',', 2)).toEqual({ rows: [['가'], ['나']], isCut: true })
})

test('every word of a text stands on a page, also where a paragraph is one long line', () => {
  const paragraph = '회의에서 정한 내용을 아래와 같이 정리하였으니 확인하여 주시기 바랍니다. '.repeat(40)
  const content = Array.from({ length: 60 }, (_, index) => `${index} ${paragraph}`).join('\n')
  const { pages, isCut } = pagesOfText(content, widthOf)
  expect(pages.length).toBeGreaterThan(10)
  expect(pages.flat().join('')).toBe(content.replaceAll('\n', ''))
  for (const line of pages.flat()) {
    expect([...line].reduce((sum, letter) => sum + widthOf(letter), 0)).toBeLessThanOrEqual(714)
  }
  expect(Math.max(...pages.map((lines) => lines.length))).toBe(60)
  expect(isCut).toBe(false)
  // Words stay whole.
  expect(pages[0]?.[0]?.endsWith(' ')).toBe(true)
  expect(pagesOfText('\n'.repeat(mostLines), widthOf).isCut).toBe(true)
})

test('a table is as wide as its columns, and no row is taller than its page', () => {
  const wide = pagesOfTable([Array.from({ length: 30 }, (_, column) => `항목 이름 ${column}`)], widthOf)
  expect(wide.size.width).toBeGreaterThan(30 * 60)
  const tall = pagesOfTable([['가', '나\n'.repeat(99)], ['다']], widthOf)
  expect(tall.pages.map((rows) => rows.map((row) => row[1]?.length ?? 1))).toEqual([[56], [44, 1]])
})

test('words are found over lines, parts and ways of writing, and the pieces that hold them are told', () => {
  expect(foldText('투자 유치\nＩＲ')).toBe('투자유치ir')
  expect(findPieces(['이번 투자유', '치 계획'], '투자 유치')).toEqual([
    [
      { part: 0, start: 3, end: 6 },
      { part: 1, start: 0, end: 1 },
    ],
  ])
  const fromMac = '매출 계획'.normalize('NFD')
  expect(findPieces([fromMac], '계획')).toEqual([
    [{ part: 0, start: '매출 '.normalize('NFD').length, end: fromMac.length }],
  ])
  expect(findPieces(['가가가'], '가가')).toHaveLength(1)
  expect(findPieces(['가'], ' ')).toEqual([])
})
