import { expect, test } from 'vitest'
import { bankText } from './bankRows.messages.ts'
import { findHeads, readAmount, readMoment, readStatement } from './statement.ts'

const tableOf = (...lines: string[][]) => {
  const [heads = [], ...rows] = lines
  return { heads, rows: rows.map((cells, at) => ({ row_no: at + 2, cells })) }
}
const read = (...lines: string[][]) => {
  const { table, mapping } = findHeads(tableOf(...lines), {})
  return readStatement(table, mapping, '2026-11-17')
}
const heads = ['거래일자', '거래시간', '보낸분', '출금액', '입금액', '잔액']

test('days and amounts are read as banks write them', () => {
  expect(readMoment('2026.11.17 9:05:33', '')).toBe('2026-11-17 09:05:33')
  expect(readMoment('20261117', '102033')).toBe('2026-11-17 10:20:33')
  expect(readMoment('2026/11/07(토) 10:20', '')).toBe('2026-11-07 10:20:00')
  expect(readMoment('2026년 11월 7일', '')).toBe('2026-11-07 00:00:00')
  expect([readMoment('합계', ''), readMoment('2026-13-01', ''), readMoment('2026-11-17', '25:00')]).toEqual([
    null,
    null,
    null,
  ])
  expect(['1,000,000원', '₩ 500', '', '-', '-300', '1e5', '가'].map(readAmount)).toEqual([
    1_000_000,
    500,
    0,
    0,
    -300,
    null,
    null,
  ])
})

test('heads below a title are found; money that went out and sums are left out', () => {
  const { rows, left_out } = read(
    ['입출금 거래내역', '', '', '', '', ''],
    ['계좌번호 110-123-456789', '', '', '', '', ''],
    heads,
    ['2026-11-16', '10:00', '그린루프0147', '', '1,000,000', '5,000,000'],
    ['2026-11-16', '11:00', '전기요금', '30,000', '', '4,970,000'],
    ['합계', '', '', '30,000', '1,000,000', ''],
  )
  expect(rows).toEqual([
    expect.objectContaining({
      bkr_at: '2026-11-16 10:00:00',
      bkr_amount: 1_000_000,
      bkr_name: '그린루프0147',
      bkr_balance: 5_000_000,
    }),
  ])
  expect(left_out).toBe(2)
})

test('two equal transfers of one file are the first and the second', () => {
  const same = ['2026-11-16', '10:00', '그린루프', '', '1,000', '']
  expect(read(heads, same, same).rows.map(({ bkr_nth }) => bkr_nth)).toEqual([1, 2])
})

test('what cannot be read is named by its row', () => {
  const line = (day: string, amount: string) => read(heads, [day, '', '그린', '', amount, ''])
  expect(() => line('2026-11-16', '#REF!')).toThrow(bankText.badAmount(2))
  expect(() => line('2026-99-16', '1')).toThrow(bankText.badDate(2))
  expect(() => line('2026-11-18', '1')).toThrow(bankText.future(2))
})
