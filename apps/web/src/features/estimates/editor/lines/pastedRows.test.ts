import { LineDraft } from '@crm/contract/features/estimates/estimates.rows'
import { expect, test } from 'vitest'
import { linesOfPaste } from './pastedRows.ts'

test('rows of a sheet become lines', () => {
  const lines = linesOfPaste('사업계획서\t예비창업패키지\t식\t1\t3,000,000\r\nIR 자료\t\t회\t2.5\t₩500,000\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatchObject({
    el_name: '사업계획서',
    el_content: '예비창업패키지',
    el_unit: '식',
    el_price: 3_000_000,
  })
  expect(lines[1]).toMatchObject({ el_name: 'IR 자료', el_unit: '회', el_quantity: 2.5, el_price: 500_000 })
})

test('the names of columns and empty rows are left out', () => {
  expect(linesOfPaste('항목\t내용\t단위\t수량\t단가\n\n가\t\t\t3\t100').map(({ el_name }) => el_name)).toEqual(['가'])
})

test('what is missing or no number is what a blank line has', () => {
  expect(linesOfPaste('상담')[0]).toMatchObject({ el_unit: '식', el_quantity: 1, el_price: 0 })
  expect(linesOfPaste('상담\t\t\t-2\t약 30만')[0]).toMatchObject({ el_quantity: 1, el_price: 0 })
})

test('a quoted cell keeps its tabs, line breaks and quotes', () => {
  const [line] = linesOfPaste('교육\t"1부 ""기초""\n2부\t실전"\t일\t1\t10')
  expect(line).toMatchObject({ el_content: '1부 "기초"\n2부\t실전', el_unit: '일', el_price: 10 })
})

test('whatever is pasted, every line may be saved', () => {
  const long = `${'가'.repeat(300)}\t${'나'.repeat(900)}\t${'다'.repeat(40)}\t0.001\t12.6`
  for (const line of linesOfPaste(`${long}\nb\tc\td\t1.239\t7`)) expect(LineDraft.safeParse(line).success).toBe(true)
})
