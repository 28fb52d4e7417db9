import { clients } from '@crm/contract/features/clients/clients'
import { importLimits } from '@crm/contract/features/imports/importLimits'
import { imports } from '@crm/contract/features/imports/imports'
import iconv from 'iconv-lite'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { aBusinessNumber } from '../../../seed/names.ts'
import { importText } from '../../import/import.messages.ts'
import { parseTable } from '../../import/parseTable.ts'
import { csvOf, sheetRows, textCell, xlsxOf } from '../../testing/files/spreadsheets.ts'
import { type ClientFixture, clientFixture } from '../../testing/fixtures/clientFixture.ts'
import { csvFile, fileOf, importSteps } from '../../testing/fixtures/importFixture.ts'
import { importsText } from './imports.messages.ts'
import { deleteExpiredPreviews } from './imports.queries.ts'

let app: ClientFixture['app']
let mina: ClientFixture['mina']
let steps: ReturnType<typeof importSteps>
beforeAll(async () => {
  ;({ app, mina } = await clientFixture())
  steps = importSteps(mina)
})

const countOf = async (keyword: string) => (await mina.call(clients.list, { query: { keyword } })).total
const columnOf = (mapping: { field: string; column: number | null }[], field: string) =>
  mapping.find((each) => each.field === field)?.column

test('a file in CP949 goes from upload to companies', async () => {
  const text = csvOf([
    ['업체명', '사업자번호', '비고'],
    ['씨피구사구', aBusinessNumber(9001), '첫 줄\n둘째 줄'],
    ['씨피구사구 둘', aBusinessNumber(9002), ''],
  ])
  const uploaded = await steps.upload(new File([new Uint8Array(iconv.encode(text, 'cp949'))], '회사 목록.csv'))
  expect(uploaded).toMatchObject({
    file_name: '회사 목록.csv',
    total: 2,
    wrong: null,
    columns: [
      { title: '업체명', samples: ['씨피구사구', '씨피구사구 둘'] },
      { title: '사업자번호' },
      { title: '비고', samples: ['첫 줄\n둘째 줄'] },
    ],
  })
  expect(
    ['client_name', 'client_biz_no', 'client_note', 'client_addr'].map((f) => columnOf(uploaded.mapping, f)),
  ).toEqual([0, 1, 2, null])
  const checked = await steps.setMapping(uploaded)
  expect(checked.wrong).toBe(0)
  expect((await steps.rows(checked)).map(({ row_no, reasons }) => [row_no, reasons])).toEqual([
    [2, {}],
    [3, {}],
  ])
  expect(await steps.commit(checked)).toEqual({ state: 1, query: [{ created: 2, skipped: 0, wrong: 0 }] })
  expect(await countOf('씨피구사구')).toBe(2)
  await expect(steps.rows(checked)).rejects.toMatchObject({ status: 404, message: importsText.expired })
})

test('nothing is registered before everything is right, or what is wrong was seen and left out', async () => {
  const checked = await steps.preview(
    csvFile([
      ['회사명', '사업자등록번호'],
      ['반만등록 하나', aBusinessNumber(9010)],
      ['반만등록 둘', '123'],
      ['', aBusinessNumber(9011)],
    ]),
  )
  expect(checked).toMatchObject({ total: 3, wrong: 2 })
  expect(await steps.rows(checked, 1)).toEqual([
    {
      row_no: 3,
      texts: expect.objectContaining({ client_name: '반만등록 둘', client_biz_no: '123' }),
      reasons: { client_biz_no: '사업자등록번호 10자리를 입력해 주세요.' },
    },
    expect.objectContaining({ row_no: 4, reasons: { client_name: '회사명을 입력해 주세요.' } }),
  ])
  expect((await steps.rows(checked, 0)).map(({ row_no }) => row_no)).toEqual([2])
  expect(await steps.commit(checked, 0)).toEqual({ state: -1, query: [{ created: 0, skipped: 0, wrong: 2 }] })
  expect(await countOf('반만등록')).toBe(0)
  expect(await steps.commit(checked, 2)).toEqual({ state: 1, query: [{ created: 1, skipped: 2, wrong: 2 }] })
  expect(await countOf('반만등록')).toBe(1)
})

test('what changed since the preview is seen before anything is registered', async () => {
  const number = aBusinessNumber(9020)
  const file = () =>
    csvFile([
      ['회사명', '사업자등록번호'],
      ['먼저온회사', number],
      ['나중회사', aBusinessNumber(9021)],
    ])
  const [one, other] = [await steps.preview(file()), await steps.preview(file())]
  expect((await steps.commit(one)).state).toBe(1)
  expect(await steps.commit(other)).toEqual({ state: -1, query: [{ created: 0, skipped: 0, wrong: 2 }] })
  expect((await steps.rows(other, 1))[0]?.reasons.client_biz_no).toContain('먼저온회사')
  await expect(steps.commit(other, 2)).rejects.toMatchObject({ status: 409, message: importsText.nothingLeft })
})

test('two who register the same at once: one of them does, whole', async () => {
  const rows = Array.from({ length: 50 }, (_, index) => [`동시회사 ${index}`, aBusinessNumber(9100 + index)])
  const file = () => csvFile([['회사명', '사업자등록번호'], ...rows])
  const jun = importSteps(await app.staff({ emp_scope: ['ClientVcList'] }))
  const [hers, his] = [await steps.preview(file()), await jun.preview(file())]
  const answers = await Promise.allSettled([steps.commit(hers), jun.commit(his)])
  const registered = answers.filter((answer) => answer.status === 'fulfilled' && answer.value.state === 1)
  expect(registered).toHaveLength(1)
  expect(await countOf('동시회사')).toBe(50)
})

test('a preview is registered once: two clicks, and a repeated call with its key', async () => {
  const checked = await steps.preview(csvFile([['회사명'], ['두번누름']]))
  const answers = await Promise.allSettled([steps.commit(checked), steps.commit(checked), steps.commit(checked)])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await countOf('두번누름')).toBe(1)

  const again = await steps.preview(csvFile([['회사명'], ['되풀이회사']]))
  const key = 'import-again-0001'
  const first = await steps.commit(again, 0, key)
  expect(await steps.commit(again, 0, key)).toEqual(first)
  expect(await countOf('되풀이회사')).toBe(1)
})

test('5,000 rows are checked and registered in one go', async () => {
  const rows = Array.from({ length: importLimits.rows }, (_, index) => [
    `오천회사 ${index}`,
    aBusinessNumber(20_000 + index),
    '강남구',
  ])
  const checked = await steps.preview(csvFile([['회사명', '사업자등록번호', '지역'], ...rows]))
  expect(checked).toMatchObject({ total: importLimits.rows, wrong: 0 })
  const last = await mina.call(imports.rows, {
    params: { ip_token: checked.ip_token },
    query: { offset: importLimits.rows - 1, limit: 50 },
  })
  expect(last).toMatchObject({ total: importLimits.rows, query: [{ row_no: importLimits.rows + 1 }] })
  expect((await steps.commit(checked)).query).toEqual([{ created: importLimits.rows, skipped: 0, wrong: 0 }])
  expect(await countOf('오천회사')).toBe(importLimits.rows)
})

test('columns once mapped are remembered for that person and import', async () => {
  const file = () =>
    csvFile([
      ['이름표', '회사명'],
      ['진짜이름', '별명'],
    ])
  const uploaded = await steps.upload(file())
  expect(columnOf(uploaded.mapping, 'client_name')).toBe(1)
  const mapping = uploaded.mapping.map((each) => (each.field === 'client_name' ? { ...each, column: 0 } : each))
  const checked = await steps.setMapping({ ...uploaded, mapping })
  expect((await steps.rows(checked))[0]?.texts.client_name).toBe('진짜이름')
  expect(columnOf((await steps.upload(file())).mapping, 'client_name')).toBe(0)
  const jun = importSteps(await app.staff({ emp_scope: ['ClientVcList'] }))
  expect(columnOf((await jun.upload(file())).mapping, 'client_name')).toBe(1)
})

test('a mapping without a needed column, or with one column twice, is refused; unknown ones are passed over', async () => {
  const uploaded = await steps.upload(
    csvFile([
      ['회사명', '메모'],
      ['맞춤', 'x'],
    ]),
  )
  const mappedTo = (change: Record<string, number | null>) =>
    steps.setMapping({ ...uploaded, mapping: Object.entries(change).map(([field, column]) => ({ field, column })) })
  await expect(mappedTo({ client_name: null })).rejects.toMatchObject({
    status: 400,
    message: '회사명 열을 정해 주세요.',
  })
  await expect(mappedTo({ client_name: 99 })).rejects.toMatchObject({ status: 400 })
  await expect(mappedTo({ client_name: 0, client_note: 0 })).rejects.toMatchObject({ message: importsText.columnTwice })
  expect(await mappedTo({ client_name: 0, no_such_field: 1 })).toMatchObject({ wrong: 0 })
  const early = await steps.upload(csvFile([['회사명'], ['성급']]))
  await expect(steps.commit(early)).rejects.toMatchObject({ status: 409, message: importsText.noMapping })
  await expect(steps.rows(early)).rejects.toMatchObject({ status: 409 })
})

test('files that cannot be read are refused in words and leave nothing behind', async () => {
  const before = await sql<{ count: number }>`select count(*) from import_previews`.execute(app.db)
  const whole = await xlsxOf(sheetRows([textCell('A1', '회사명')], [textCell('A2', '깨짐')]))
  const refused: [File, string][] = [
    [fileOf(whole.subarray(0, 700)), importText.broken],
    [fileOf(Buffer.from('d0cf11e0a1b11ae1', 'hex'), '옛.xls'), importText.oldExcel],
    [fileOf('회사명', '빈.csv'), importText.empty],
    [fileOf(`회사명\n${'가\n'.repeat(5001)}`, '긴.csv'), importText.tooManyRows],
  ]
  for (const [file, message] of refused) {
    await expect(steps.upload(file)).rejects.toMatchObject({ status: 400, message })
  }
  await expect(steps.upload(fileOf(Buffer.alloc(importLimits.bytes + 10, 'a'), '큰.csv'))).rejects.toMatchObject({
    message: expect.stringMatching(/[가-힣]/),
  })
  expect(await sql<{ count: number }>`select count(*) from import_previews`.execute(app.db)).toMatchObject({
    rows: before.rows,
  })
})

test('cells with formulas, dates and numbers; what a formula could not work out is said', async () => {
  const file = await xlsxOf(
    sheetRows(
      ['회사명', '내부 메모', '사업자등록번호', '우편번호'].map((title, index) => textCell(`${'ABCD'[index]}1`, title)),
      [
        '<c r="A2" t="str"><f>"수식"&amp;"회사"</f><v>수식회사</v></c>',
        '<c r="B2" s="1"><v>45976</v></c>',
        `<c r="C2"><v>${aBusinessNumber(9030)}</v></c>`,
        '<c r="D2"><v>6236</v></c>',
      ],
      [textCell('A3', '오류회사'), '<c r="C3" t="e"><f>VLOOKUP(1,1,1)</f><v>#N/A</v></c>'],
    ),
  )
  const checked = await steps.preview(fileOf(file))
  expect(await steps.rows(checked)).toMatchObject([
    { row_no: 2, texts: { client_name: '수식회사', client_note: '2025-11-15', client_zip: '6236' }, reasons: {} },
    { row_no: 3, reasons: { client_biz_no: '엑셀 수식 오류(#N/A)가 있어요.' } },
  ])
  await steps.commit(checked, 1)
  const { query } = await mina.call(clients.list, { query: { keyword: '수식회사' } })
  const { query: found } = await mina.call(clients.detail, { params: { client_no: query[0]?.client_no ?? 0 } })
  expect(found[0]).toMatchObject({
    client_biz_no: aBusinessNumber(9030),
    client_zip: '06236',
    client_note: '2025-11-15',
  })
})

test('previews are their owner’s, for whoever may register, for an hour, and can be thrown away', async () => {
  const mine = await steps.preview(csvFile([['회사명'], ['남의미리보기']]))
  const params = { ip_token: mine.ip_token }
  const jun = await app.staff({ emp_scope: ['ClientVcList'] })
  const unscoped = await app.staff()
  await expect(importSteps(jun).rows(mine)).rejects.toMatchObject({ status: 404 })
  await expect(importSteps(jun).commit(mine)).rejects.toMatchObject({ status: 404 })
  await expect(importSteps(jun).setMapping(mine)).rejects.toMatchObject({ status: 404 })
  await expect(jun.call(imports.cancel, { params })).rejects.toMatchObject({ status: 404 })
  await expect(importSteps(unscoped).upload(csvFile([['회사명'], ['무권한']]))).rejects.toMatchObject({ status: 403 })
  await expect(importSteps(mina, 'nothing').upload(csvFile([['회사명'], ['x']]))).rejects.toMatchObject({ status: 404 })

  const late = await steps.preview(csvFile([['회사명'], ['늦은회사']]))
  await app.db
    .updateTable('import_previews')
    .set({ expires_at: sql`now()` })
    .where('ip_token', '=', late.ip_token)
    .execute()
  await expect(steps.commit(late)).rejects.toMatchObject({ status: 404, message: importsText.expired })
  await deleteExpiredPreviews(app.db)
  const left = await app.db.selectFrom('import_rows').select('row_no').where('ip_token', '=', late.ip_token).execute()
  expect(left).toEqual([])

  await mina.call(imports.cancel, { params })
  await expect(steps.rows(mine)).rejects.toMatchObject({ status: 404 })
})

test('somebody who may no longer register cannot finish what they began', async () => {
  const jun = await app.staff({ emp_scope: ['ClientVcList'] })
  const checked = await importSteps(jun).preview(csvFile([['회사명'], ['권한잃음']]))
  await app.db.updateTable('employees').set({ emp_scope: [] }).where('emp_no', '=', jun.emp_no).execute()
  const statusNow = () =>
    importSteps(jun)
      .commit(checked)
      .then(
        ({ state }) => state,
        (problem: { status: number }) => problem.status,
      )
  await expect
    .poll(() =>
      importSteps(jun)
        .rows(checked)
        .then(
          () => 200,
          (problem) => problem.status,
        ),
    )
    .toBe(403)
  expect(await statusNow()).toBe(403)
  expect(await countOf('권한잃음')).toBe(0)
})

test('the template has the right heads, and its example row is right', async () => {
  const response = await fetch(`${app.url}/crm/v3/imports/clients/template`, {
    headers: { authorization: `Bearer ${mina.token}` },
  })
  expect(response.headers.get('content-disposition')).toContain(encodeURIComponent('고객사_등록양식.xlsx'))
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect((await parseTable(bytes)).heads.slice(0, 4)).toEqual(['구분', '회사명', '사업자등록번호', '대표자'])
  const checked = await steps.preview(fileOf(bytes))
  expect(await steps.rows(checked, 1)).toEqual([])
  expect(checked.mapping.every(({ column }) => column !== null)).toBe(true)
})
