import { beforeAll, expect, test } from 'vitest'
import type { AccessRow } from './testing/access/accessExpectations.ts'
import { accessMatrix } from './testing/access/accessMatrix.ts'
import { type IdName, idsOfCompany, isIdName } from './testing/access/idsOfCompany.ts'
import { rowCounter } from './testing/access/rowCount.ts'
import { sendRaw } from './testing/sendRaw.ts'
import { startTestApp, type TestApp } from './testing/startTestApp.ts'

type Sample = NonNullable<AccessRow['sample']>
type Values = Record<string, unknown>

/** Other names of the same numbers. */
const alike: Record<string, IdName> = { parent: 'ft_no', box_ft_no: 'ft_no', ft_nos: 'ft_no', pi_nos: 'pi_no' }
/** Of files and documents that were opened: between two companies in the tests of files, docViews and docReplies. */
const testedThere = ['fa_no', 'file_no', 'to_no', 'fv_no', 'dv_no', 'docr_no']
/** Of what is sold to every company. Which coupons are a person's own is tested in coupons, one's own deletions in deletions. */
const everybodys = ['crs_no', 'crl_no', 'mbp_no', 'cp_no', 'del_no']

const idNameOf = (name: string) => alike[name] ?? (isIdName(name) ? name : undefined)
const numbersIn = ({ params = {}, query = {}, body = {} }: Sample) =>
  Object.keys({ ...params, ...query, ...body }).filter(
    (name) => /_nos?$|^parent$/.test(name) && name !== 'client_biz_no',
  )

const forClients = accessMatrix.filter(({ access }) => access.client === 'in' && access.nobody !== 'in')
/** Calls of clients that name a record by its number. */
const walked = forClients.flatMap(({ name, endpoint, sample = {} }) =>
  numbersIn(sample).some(idNameOf) ? [{ name, endpoint, sample }] : [],
)

let app: TestApp
let ids: Awaited<ReturnType<typeof idsOfCompany>>
let owner: string
let stranger: string
beforeAll(async () => {
  app = await startTestApp({ demo: true, rateLimits: false })
  const { client_no } = await app.db
    .selectFrom('client_members')
    .innerJoin('users', 'users.user_no', 'client_members.user_no')
    .select('client_no')
    .where('user_id', '=', 'client')
    .executeTakeFirstOrThrow()
  owner = (await app.client({ client_no })).token
  stranger = (await app.client()).token
  ids = await idsOfCompany(app.db, client_no)
})

/** The sample with numbers of the owner's company; the nth of each. */
const withIds = (values: Values, nth: number): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const idName = idNameOf(name)
      const id = idName && ids[idName][nth % ids[idName].length]
      return [name, id === undefined ? value : Array.isArray(value) ? [id] : id]
    }),
  )

const send = (token: string, { endpoint, sample }: (typeof walked)[number], nth: number) => {
  const { params = {}, query = {}, body } = sample
  return sendRaw(app.url, endpoint, {
    token,
    params: withIds(params, nth),
    query: new URLSearchParams(withIds(query, nth) as Record<string, string>).toString(),
    body: body && JSON.stringify(withIds(body, nth)),
  })
}

test('every number that a client’s call takes belongs to a company, and the demo has some of each', () => {
  const unknown = forClients.flatMap(({ sample = {} }) => numbersIn(sample).filter((name) => !idNameOf(name)))
  expect(unknown.filter((name) => ![...testedThere, ...everybodys].includes(name))).toEqual([])
  for (const [name, found] of Object.entries(ids)) expect(found, name).not.toEqual([])
  expect(walked.length).toBeGreaterThan(30)
})

test('somebody of the company reads by these numbers', async () => {
  for (const name of [
    'portalMeetings.detail',
    'portalMeetings.calendarFile',
    'portalProjects.show',
    'questions.list',
  ]) {
    const row = walked.find((each) => each.name === name)
    expect(row && (await send(owner, row, 0)).status, name).toBe(200)
  }
})

/** What a list of nothing looks like. */
const isEmpty = (text: string) => {
  const { query, total } = JSON.parse(text) as { query?: unknown[]; total?: number }
  return query?.length === 0 && (total ?? 0) === 0
}

test.each(walked)('$name finds nothing of another company and changes nothing', async (row) => {
  const countRows = await rowCounter(app.db)
  const before = await countRows()
  for (const nth of [0, 1, 2, 3, 4]) {
    const { status, text } = await send(stranger, row, nth)
    const where = `${status} ${text.slice(0, 200)}`
    expect([200, 400, 403, 404, 409], where).toContain(status)
    if (status === 200) expect(isEmpty(text), where).toBe(true)
  }
  expect(await countRows()).toBe(before)
})
