import { contractTemplates, templateMessages } from '@crm/contract/features/contractTemplates/contractTemplates'
import { unknownPlaceholders } from '@crm/contract/features/contractTemplates/placeholders'
import { beforeAll, expect, test } from 'vitest'
import { projectFixture } from '../../testing/fixtures/projectFixture.ts'
import type { Person } from '../../testing/startTestApp.ts'
import { contractTemplatesText as text } from './contractTemplates.messages.ts'

let fixture: Awaited<ReturnType<typeof projectFixture>>
let admin: Person
beforeAll(async () => {
  fixture = await projectFixture()
  admin = await fixture.app.staff({ user_name: '계약자', emp_scope: ['AdminContract'] })
})

const draft = { ctt_name: '새 서식', ctt_text: '', ctt_html: '<p>{{갑.상호}} 귀하</p>', state: 1 as const }
const create = async (further: Partial<typeof draft> = {}) => {
  const { query } = await admin.call(contractTemplates.create, { body: { ...draft, ...further } })
  return query[0] as (typeof query)[number]
}
const versionsOf = async (ctt_no: number) =>
  (await admin.call(contractTemplates.versions, { params: { ctt_no } })).query

test('three templates come along, and nothing in them stays open', async () => {
  const { query } = await admin.call(contractTemplates.list, { query: { sort: 'reg_dt', desc: 0 } })
  expect(query.map(({ ctt_name }) => ctt_name)).toEqual(['컨설팅 용역', '자문', '개발 용역'])
  for (const { ctt_no } of query) {
    const [template] = (await admin.call(contractTemplates.detail, { params: { ctt_no } })).query
    const ctt_html = template?.ctt_html ?? ''
    expect(unknownPlaceholders(ctt_html)).toEqual([])
    const body = { ctt_html, proj_no: null }
    const [preview] = (await admin.call(contractTemplates.preview, { body })).query
    expect(preview?.html).toContain('13,580,245원')
    expect(preview?.html).not.toMatch(/\{\{|〔/)
    expect(await versionsOf(ctt_no)).toMatchObject([{ ctt_ver: 1, user_name: null }])
  }
})

test('a change of the text makes a version, other changes do not; the old text stays', async () => {
  const made = await create()
  const { ctt_no } = made
  const params = { ctt_no }
  const renamed = { ...draft, ctt_name: '새 이름' }
  const [second] = (await admin.call(contractTemplates.update, { params, body: { ...renamed, rev: made.rev } })).query
  expect(second).toMatchObject({ ctt_ver: 1, ctt_name: '새 이름' })
  const body = { ...renamed, ctt_html: '<p>다른 글</p>', rev: second?.rev ?? 0 }
  const [third] = (await admin.call(contractTemplates.update, { params, body })).query
  expect(third).toMatchObject({ ctt_ver: 2 })
  expect(await versionsOf(ctt_no)).toMatchObject([
    { ctt_ver: 2, ctt_html: '<p>다른 글</p>', user_name: '계약자' },
    { ctt_ver: 1, ctt_html: draft.ctt_html },
  ])
  await expect(
    fixture.app.db
      .updateTable('contract_template_versions')
      .set({ ctt_html: 'x' })
      .where('ctt_no', '=', ctt_no)
      .execute(),
  ).rejects.toThrow('never changed')
  await expect(admin.call(contractTemplates.update, { params, body })).rejects.toMatchObject({ status: 409 })
})

test('unknown placeholders are refused by name, scripts are taken out, names are there once', async () => {
  await expect(create({ ctt_name: '가', ctt_html: '<p>{{갑.이름}} {{합계}}</p>' })).rejects.toMatchObject({
    status: 400,
    fields: { ctt_html: templateMessages.unknown(['갑.이름']) },
  })
  await expect(create({ ctt_name: '나', ctt_html: '<p> </p>' })).rejects.toMatchObject({
    fields: { ctt_html: templateMessages.html },
  })
  const made = await create({ ctt_name: '다', ctt_html: '<p onclick="x()">글<script>alert(1)</script></p>' })
  expect(made.ctt_html).toBe('<p>글</p>')
  await expect(create({ ctt_name: '다' })).rejects.toMatchObject({ status: 409, fields: { ctt_name: text.nameTaken } })
})

test('a preview fills in the project; what is not known yet shows its name', async () => {
  const { proj_no, proj_name } = await fixture.register()
  const ctt_html = '<p>{{프로젝트}}: {{합계}}, {{을.상호}}</p>'
  const [preview] = (await admin.call(contractTemplates.preview, { body: { ctt_html, proj_no } })).query
  expect(preview?.html).toContain(`<p>${proj_name}: 〔합계〕,`)
  await expect(admin.call(contractTemplates.preview, { body: { ctt_html, proj_no: 999_999 } })).rejects.toMatchObject({
    status: 400,
    fields: { proj_no: text.noProject },
  })
})
