import { staff } from '@crm/contract/access'
import { alimtalk } from '@crm/contract/features/alimtalk/alimtalk'
import { done, listOf } from '@crm/contract/kit/answer'
import { endpoint } from '@crm/contract/kit/endpoint'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { type AlimtalkSubject, defineAlimtalk } from '../../alimtalk/defineAlimtalk.ts'
import { gapsIn, renderAlimtalk } from '../../alimtalk/renderAlimtalk.ts'
import { feature } from '../../feature.ts'
import { features } from '../../features.ts'
import { type AlimtalkFixture, alimtalkFixture, noQuietHours } from '../../testing/fixtures/alimtalkFixture.ts'
import { queueAlimtalk } from './queue.service.ts'

const templates = Object.values(features).flatMap((feature) => feature.alimtalk)

/** As Kakao limits it: the longest text of a template. */
const longestText = 1000

test.each(templates)('$name says everything with its sample filled in', (template) => {
  const gaps = { ...template.sample, 회사: '빌더스컨설팅', 이름: '이담당' }
  const { subject, text, buttons } = renderAlimtalk(template, gaps)
  const written = [subject, text, ...buttons.flatMap(({ name, link }) => [name, link])].join('\n')
  expect(gapsIn(written)).toEqual([])
  expect(written).not.toMatch(/undefined|null|\[object/)
  for (const value of Object.values(gaps)) expect(written).toContain(value)
  expect(text.length).toBeLessThanOrEqual(longestText)
  expect(template.title).toBeTruthy()
  expect(template.name).toMatch(/^[a-z][a-z0-9_]{0,49}$/)
  expect(template.kind).toMatch(/^[a-z][a-z0-9_]{0,49}$/)
})

test('no two templates have the same name', () => {
  expect(new Set(templates.map(({ name }) => name)).size).toBe(templates.length)
})

test('with its gaps instead of values it is the text that is registered at Kakao', () => {
  const template = templates.find(({ name }) => name === 'pre_meeting')
  if (!template) throw new Error('pre_meeting')
  const itself = Object.fromEntries(['회사', '이름', '미팅', '일시', '장소', '설문'].map((gap) => [gap, `#{${gap}}`]))
  expect(renderAlimtalk(template, itself)).toEqual({
    subject: '[#{회사}] 사전미팅 안내',
    text: [
      '#{이름} 님, 안녕하세요. #{회사}입니다.',
      '예약하신 사전미팅을 안내해 드려요.',
      '',
      '■ 미팅: #{미팅}',
      '■ 일시: #{일시}',
      '■ 장소: #{장소}',
      '',
      '미팅 전에 아래 설문에 답해 주시면 더 알차게 준비할 수 있어요.',
      '#{설문}',
    ].join('\n'),
    buttons: [],
  })
})

interface Company {
  client_name: string
}

const aboutCompany: AlimtalkSubject<Company> = {
  table: 'clients',
  find: (db, client_no) =>
    db.selectFrom('clients').select('client_name').where('client_no', '=', client_no).executeTakeFirst(),
  contactsOf: () => [{ name: '이담당', number: '01033334444', email: null }],
  obstacleOf: (company) => (company ? null : { refusal: '없는 회사예요.', outcome: '회사가 없어져 보내지 않았어요.' }),
  linkOf: (client_no) => `/clients/${client_no}`,
}

const welcome = defineAlimtalk({
  name: 'welcome',
  title: '환영 인사',
  subject: aboutCompany,
  lines: ['#{이름} 님, #{기업}의 새 공간이 열렸어요.'],
  buttons: [{ name: '들어가기', link: 'https://crm.example.com/#{기업}' }],
  gaps: ({ client_name }) => ({ 기업: client_name }),
  sample: { 기업: '초록언덕' },
})

/** Never called: each must fail to compile. */
export const doesNotCompile = () => [
  defineAlimtalk({
    name: 'no_gap',
    title: '',
    subject: aboutCompany,
    lines: ['#{기업} #{담당자}'],
    // @ts-expect-error: nothing fills 담당자
    gaps: ({ client_name }) => ({ 기업: client_name }),
    sample: { 기업: '', 담당자: '' },
  }),
  defineAlimtalk({
    name: 'no_sample',
    title: '',
    subject: aboutCompany,
    lines: ['#{기업}'],
    gaps: ({ client_name }) => ({ 기업: client_name }),
    // @ts-expect-error: the sample has no 기업
    sample: {},
  }),
  defineAlimtalk({
    name: 'no_link',
    title: '',
    subject: aboutCompany,
    lines: ['#{기업}'],
    buttons: [{ name: '열기', link: '#{주소}' }],
    // @ts-expect-error: nothing fills the button's address
    gaps: ({ client_name }) => ({ 기업: client_name }),
    sample: { 기업: '', 주소: '' },
  }),
]

const welcoming = {
  send: endpoint({
    method: 'POST',
    path: '/crm/v3/welcoming',
    summary: '환영 인사 보내기',
    access: staff(),
    body: z.object({ client_no: z.int(), receiver: z.string() }),
    response: listOf(z.object({ at_no: z.int() })),
  }),
}
const welcomingFeature = feature(
  welcoming,
  {
    send: async (ctx, { body: { client_no: to_no, receiver } }) => {
      const { at_nos } = await queueAlimtalk(ctx, { template: welcome, to_no, receivers: [receiver] })
      return { state: done, query: at_nos.map((at_no) => ({ at_no })) }
    },
  },
  { alimtalk: [welcome] },
)

let demo: AlimtalkFixture
beforeAll(async () => {
  demo = await alimtalkFixture({
    features: { ...features, welcoming: welcomingFeature },
    config: { seed: 'demo', alimtalk: { solapi: undefined, quiet: noQuietHours } },
  })
})

test('a feature sends its own template about its own record, to its contacts only', async () => {
  const { app, mina } = demo
  const client_no = await app.company('새봄상사')
  const sendTo = (body: { client_no: number; receiver: string }) => mina.call(welcoming.send, { body })
  const { query } = await sendTo({ client_no, receiver: '01033334444' })
  expect(query).toHaveLength(1)
  const sent = () => app.db.selectFrom('outbox').select(['ob_subject', 'ob_text']).execute()
  await expect.poll(sent, { timeout: 20_000 }).toEqual([
    {
      ob_subject: '[빌더스컨설팅] 환영 인사',
      ob_text: '이담당 님, 새봄상사의 새 공간이 열렸어요.\n[들어가기] https://crm.example.com/새봄상사',
    },
  ])
  await expect(sendTo({ client_no, receiver: '01099998888' })).rejects.toMatchObject({ status: 400 })
  await expect(sendTo({ client_no: 999_999, receiver: '01033334444' })).rejects.toMatchObject({ status: 404 })
})

test('before sending one reads what will be said, and nothing is written for it', async () => {
  const { app, mina } = demo
  const ms_no = await demo.meeting({ mr_type: 1 })
  const { meeting } = await mina.call(alimtalk.read, { query: { ms_no } })
  const previewOf = async (ms_no: number, template_name: string) =>
    (await mina.call(alimtalk.preview, { query: { ms_no, template_name, recvname: '이담당' } })).query[0]
  const preview = await previewOf(ms_no, 'pre_meeting')
  expect(preview?.title).toBe('사전미팅 안내')
  expect(preview?.text).toContain(`이담당 님, 안녕하세요. 빌더스컨설팅입니다.`)
  expect(preview?.text).toContain(`■ 일시: ${meeting.meeting_date}`)
  expect(preview?.text).toContain('/pre-survey/question/…')
  expect(await app.db.selectFrom('pre_surveys').select('ps_id').where('ms_no', '=', ms_no).execute()).toEqual([])
  const general = await demo.meeting({ mr_type: 2, proj_no: null })
  expect((await mina.call(alimtalk.read, { query: { ms_no: general } })).meeting.template_name).toBeNull()
  await expect(previewOf(general, 'pre_meeting')).rejects.toMatchObject({ status: 400 })
  await expect(previewOf(ms_no, 'no_such')).rejects.toMatchObject({ status: 400 })
})
