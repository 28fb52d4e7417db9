import { contractPapers } from '@crm/contract/features/taxPapers/contractPapers'
import { sql } from 'kysely'
import { readSheet } from 'read-excel-file/node'
import { beforeAll, expect, test } from 'vitest'
import { csvFile, importSteps } from '../../../testing/fixtures/importFixture.ts'
import { depositFixture } from '../../../testing/fixtures/money/depositFixture.ts'
import { paperText } from '../taxPapers.messages.ts'

let f: Awaited<ReturnType<typeof depositFixture>>
let steps: ReturnType<typeof importSteps>
beforeAll(async () => {
  f = await depositFixture()
  steps = importSteps(f.admin, 'contractApprovals')
})

/** Waiting papers of a contract that is paid in so many parts; whom they are for is known. */
const waiting = async (count: number, amount = 110_000) => {
  const contract = await f.agreed([count * amount])
  await sql`update estimates set est_vat = ${(count * amount) / 11}, est_supply = ${(count * amount * 10) / 11}
             where est_no = ${contract.est_no}`.execute(f.app.db)
  for (let part = 0; part < count; part += 1)
    await f.register({ dep_amount: amount, shares: [{ projcrd_no: contract.projcrd_nos[0] ?? 0, amount }] })
  const { rows } = await sql<{ tp_no: number }>`
    update tax_papers set receiver = '1248100998', company_name = '그린루프', company_rep = '김대표'
     where ctr_no = ${contract.ctr_no} returning tp_no`.execute(f.app.db)
  return rows.map(({ tp_no }) => tp_no).sort((a, b) => a - b)
}
const stateOf = async (tp_no = 0) => (await f.admin.call(contractPapers.contractDetail, { params: { tp_no } })).query[0]

let last = 0
const aNumber = () => `20261118-10000000-${String(++last).padStart(8, '0')}`
const plain = (number: string) => number.replaceAll('-', '')
const heads = ['작성일자', '승인번호', '공급받는자사업자등록번호', '상호', '공급가액', '세액', '비고']
const rowOf = (number: string, note: string, supply = '100,000', vat = '10,000') => [
  ...['2026-02-01', number, '124-81-00998', '그린루프', supply, vat],
  note,
]
const file = (...rows: string[][]) => csvFile([heads, ...rows], '홈택스.csv')

test('the list that Hometax gives back records the numbers of the papers that its remarks name', async () => {
  const [first, second] = await waiting(2)
  const numbers = [aNumber(), aNumber()] as const
  const checked = await steps.preview(
    file(rowOf(numbers[1], paperText.remark(second ?? 0)), rowOf(numbers[0], paperText.remark(first ?? 0))),
  )
  expect(checked.wrong).toBe(0)
  await steps.commit(checked)
  expect(await stateOf(first)).toMatchObject({ tp_state: 'issued', issue_number: plain(numbers[0]) })
  expect(await stateOf(second)).toMatchObject({ tp_state: 'issued', issue_number: plain(numbers[1]) })
  const again = await steps.preview(file(rowOf(numbers[0], paperText.remark(first ?? 0))))
  expect(await steps.rows(again, 1)).toMatchObject([{ reasons: { issue_number: paperText.sameNumber } }])
})

test('without a remark the company and the amount say which paper it is, if there is only one', async () => {
  const [alone] = await waiting(1, 550_000)
  const number = aNumber()
  await steps.commit(await steps.preview(file(rowOf(number, '', '500,000', '50,000'))))
  expect(await stateOf(alone)).toMatchObject({ issue_number: plain(number) })
  await waiting(2, 770_000)
  const checked = await steps.preview(file(rowOf(aNumber(), '', '700,000', '70,000')))
  expect(await steps.rows(checked, 1)).toMatchObject([{ reasons: { '': paperText.severalPapers } }])
})

test('each wrong row says what is wrong with it', async () => {
  const [paper] = await waiting(1, 990_000)
  const remark = paperText.remark(paper ?? 0)
  const number = aNumber()
  const checked = await steps.preview(
    file(
      rowOf('12345', remark, '900,000', '90,000'),
      rowOf(aNumber(), remark, '1', '0'),
      rowOf(aNumber(), paperText.remark(999_999)),
      rowOf(number, remark, '900,000', '90,000'),
      rowOf(number, remark, '900,000', '90,000'),
      rowOf(aNumber(), remark, '900,000', '90,000'),
      rowOf(aNumber(), '', '', ''),
    ),
  )
  expect((await steps.rows(checked, 1)).map(({ row_no, reasons }) => [row_no, Object.values(reasons)[0]])).toEqual([
    [2, '승인번호를 확인해 주세요. 세금계산서는 24자리예요.'],
    [3, paperText.otherAmount],
    [4, paperText.noPaper],
    [6, paperText.sameInFile(5)],
    [7, paperText.paperTwice(5)],
    [8, paperText.notNamed],
  ])
})

test('fifty imports of the same file at once: one records it', async () => {
  const [paper] = await waiting(1, 1_320_000)
  const number = aNumber()
  const previews = await Promise.all(
    Array.from({ length: 50 }, () =>
      steps.preview(file(rowOf(number, paperText.remark(paper ?? 0), '1,200,000', '120,000'))),
    ),
  )
  const outcomes = await Promise.allSettled(previews.map((preview) => steps.commit(preview)))
  const created = outcomes.filter((one) => one.status === 'fulfilled' && one.value.query[0]?.created === 1)
  expect(created).toHaveLength(1)
  expect(await stateOf(paper)).toMatchObject({ tp_state: 'issued', issue_number: plain(number) })
})

test('Hometax takes a hundred papers a file: one more makes an archive of two', async () => {
  const [some] = await waiting(1, 2_200_000)
  const download = async (who = f.admin) =>
    fetch(`${f.app.url}${contractPapers.contractHometax.path}?kind=tax_invoice`, {
      headers: { authorization: `Bearer ${who.token}` },
    })
  const small = await download()
  expect(small.headers.get('content-type')).toContain('spreadsheetml')
  const rows = (await readSheet(Buffer.from(await small.arrayBuffer()))).slice(6)
  const own = rows.find((row) => row[21] === paperText.remark(some ?? 0))
  expect([own?.[0], own?.[1], own?.[10], own?.[19], own?.[20]]).toEqual([
    '01',
    '20260201',
    '1248100998',
    2_000_000,
    200_000,
  ])
  await waiting(101 - rows.length)
  const large = await download()
  expect(large.headers.get('content-type')).toContain('zip')
  const names = Buffer.from(await large.arrayBuffer()).toString('utf8')
  expect([...new Set(names.match(/홈택스 세금계산서_[\d-]+_\d+\.xlsx/g))]).toHaveLength(2)
  const camp = await f.app.staff({ emp_scope: ['CampAdmList'] })
  expect((await download(camp)).status).toBe(403)
})
