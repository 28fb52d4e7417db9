import { companyProfile } from '@crm/contract/features/companyProfile/companyProfile'
import { estimates } from '@crm/contract/features/estimates/estimates'
import { history } from '@crm/contract/features/history/history'
import { beforeAll, expect, test } from 'vitest'
import { countImages, fetchPdf, readPdf } from '../../testing/files/readPdf.ts'
import { createEstimate, issueEstimate } from '../../testing/fixtures/money/estimateFixture.ts'
import { projectFixture, someone } from '../../testing/fixtures/projectFixture.ts'
import type { Person } from '../../testing/startTestApp.ts'
import { png } from '../files/seed/bodies.ts'

let fixture: Awaited<ReturnType<typeof projectFixture>>
let admin: Person
beforeAll(async () => {
  fixture = await projectFixture()
  admin = await fixture.app.staff({ user_name: '계약 담당', emp_scope: ['AdminContract'] })
})

const account = { bank_code: '088', cac_number: '110-123-456789', cac_holder: '빌더스컨설팅' }
const draft = { cpr_business: '서비스업', cpr_item: '경영 컨설팅', accounts: [account] }
const read = async (person: Person = admin) => {
  const { query } = await person.call(companyProfile.profile, {})
  return query[0] as (typeof query)[number]
}
const change = async (body: Partial<typeof draft> = {}) =>
  admin.call(companyProfile.change, { body: { ...draft, ...body, rev: (await read()).rev } })
const issue = async () => {
  const { proj_no } = await fixture.register({ proj_employees: [someone(fixture.mina.emp_no)] })
  return issueEstimate(fixture.mina, await createEstimate(fixture.mina, proj_no))
}
const paperOf = async (est_no: number) =>
  (await fetchPdf(fixture.app.url, estimates.pdf, { params: { est_no }, token: fixture.mina.token })).bytes
const redPng = (width: number, height: number) => new Uint8Array(png(width, height, () => [217, 45, 32]))
const upload = (bytes: Uint8Array<ArrayBuffer>) =>
  admin.call(companyProfile.setSeal, { body: { file: new File([bytes], 'seal.png') } })

test('kind of business and accounts are kept and printed on estimates with the seal', async () => {
  await change()
  expect(await read(fixture.mina)).toMatchObject({
    ...draft,
    seal: null,
    bank: expect.stringMatching(/ 110-123-456789 빌더스컨설팅$/),
  })
  const issued = await issue()
  const { text } = await readPdf(await paperOf(issued.est_no))
  for (const words of ['업태', '서비스업', '종목', '경영 컨설팅', '110-123-456789']) expect(text).toContain(words)
  const { query } = await admin.call(companyProfile.uses, { query: {} })
  expect(query[0]).toMatchObject({ to_table: 'estimates', to_no: issued.est_no, emp_name: '김미나', is_picture: false })
})

test('whoever saves something older is told what is there now', async () => {
  const { rev } = await read()
  await change({ cpr_item: '교육' })
  await expect(admin.call(companyProfile.change, { body: { ...draft, rev } })).rejects.toMatchObject({ status: 409 })
  expect((await read()).cpr_item).toBe('교육')
})

test('the picture of a seal is put on what is issued from then on, and taken away again', async () => {
  await upload(redPng(40, 40))
  expect(await read()).toMatchObject({ seal: expect.stringMatching(/^data:image\/png;base64,/) })
  const issued = await issue()
  expect((await admin.call(companyProfile.uses, { query: {} })).query[0]).toMatchObject({
    to_no: issued.est_no,
    is_picture: true,
  })
  await admin.call(companyProfile.removeSeal, {})
  expect(await read()).toMatchObject({ seal: null })
  // Its paper was not made yet, and still has the seal of its day.
  expect(await countImages(await paperOf(issued.est_no))).toEqual([1])
})

test('only a PNG is a picture of a seal', async () => {
  const message = 'PNG 그림만 올릴 수 있어요. 가로와 세로는 2,000픽셀까지예요.'
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
  for (const bytes of [svg, redPng(2001, 1), redPng(10, 10).slice(0, 60)])
    await expect(upload(bytes)).rejects.toMatchObject({ status: 400, fields: { file: message } })
})

test.each([
  [{ ...account, bank_code: '999' }, 'bank_code', '은행을 골라 주세요.'],
  [{ ...account, cac_number: '110=1' }, 'cac_number', '계좌 번호는 숫자와 - 로 6자에서 30자까지 입력해 주세요.'],
  [{ ...account, cac_holder: ' ' }, 'cac_holder', '예금주를 입력해 주세요.'],
])('%j is refused at its field', async (wrong, field, message) => {
  await expect(change({ accounts: [wrong] })).rejects.toMatchObject({
    status: 400,
    fields: { [`accounts.0.${field}`]: message },
  })
})

test('its history says what changed', async () => {
  await change({ cpr_business: '도매업', accounts: [] })
  const { query } = await admin.call(history.list, { query: { to_table: 'company_profile', to_no: 1 } })
  expect(JSON.stringify(query[0])).toContain('도매업')
})
