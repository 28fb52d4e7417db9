import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import { scopeNames } from '@crm/contract/scopes'
import { type RawBuilder, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { ZodObject } from 'zod'
import type { AccessRow } from './testing/accessExpectations.ts'
import { accessMatrix, send } from './testing/accessMatrix.ts'
import { type House, house } from './testing/startTestApp.ts'

let at: House
beforeAll(async () => {
  at = await house({ rateLimits: false })
})

/** Never right, whatever the field. */
const neverRight: [string, unknown][] = [
  ['an object', { a: { b: 1 } }],
  ['a NUL byte', 'a\0b'],
  ['half a surrogate pair', '\ud800'],
  ['a megabyte', 'x'.repeat(1_000_000)],
]

/** Right for some fields (a title may hold HTML), so only a crash or a leak is a failure. */
const maybeRight: [string, unknown][] = [
  ['null', null],
  ['a number', 12345],
  ['a negative number', -1],
  ['a huge number', 1e300],
  ['a fraction', 0.1],
  ['true', true],
  ['an empty string', ''],
  ['a list', []],
  ['SQL', "'; drop table users; --"],
  ['HTML', '<img src=x onerror=alert(1)>'],
  ['an unknown word', 'no-such-word'],
  ['a wrong date', '2026-02-31 25:61'],
  ['a path', '../../etc/passwd'],
  ['a percent sign', '%'],
]

const fieldsOf = (schema: unknown) => Object.keys((schema as ZodObject | undefined)?.shape ?? {})

const requestWith = (sample: AccessRow['sample'], part: 'params' | 'query' | 'body', field: string, value: unknown) => {
  const request = { params: { ...sample?.params }, query: { ...sample?.query }, body: { ...sample?.body } }
  if (value === undefined) delete request[part][field]
  else request[part][field] = value
  const asText = (one: unknown) => (typeof one === 'object' ? JSON.stringify(one) : String(one))
  const query = Object.entries(request.query).map(([name, one]): [string, string] => [name, asText(one)])
  const params = Object.fromEntries(
    Object.entries(request.params).map(([name, one]) => [name, asText(one).slice(0, 5000)]),
  )
  return { params, query: new URLSearchParams(query).toString().slice(0, 8000), body: JSON.stringify(request.body) }
}

/** Tables that a refused call may still write to, or that people who only come by do. */
const notCounted = ['rate_limits', 'sessions', 'audit_log', 'login_log']

/** One statement over all tables, made once. */
let counting: RawBuilder<{ total: number }> | undefined
const rowCount = async () => {
  if (!counting) {
    const { rows } = await sql<{ relname: string }>`
      select relname from pg_stat_user_tables where schemaname = 'public' order by relname`.execute(at.db)
    const counts = rows
      .filter(({ relname }) => !notCounted.includes(relname))
      .map(({ relname }) => sql`(select count(*) from ${sql.table(relname)})`)
    counting = sql<{ total: number }>`select (${sql.join(counts, sql` + `)})::int as total`
  }
  return (await counting.execute(at.db)).rows[0]?.total
}

/** Clients and partners have endpoints of their own: the caller is somebody who is let in. */
const tokenFor = async (row: AccessRow) => {
  const { access } = row
  if (access.staffWithEveryScope === 'in') return (await at.staff({ emp_scope: scopeNames })).token
  return access.client === 'in' ? (await at.client()).token : (await at.vc()).token
}

/** In an address everything is text: `{"a":1}` is something to search for, and half a character arrives as another one. */
const staysWrong = (value: unknown) => typeof value === 'string' && value.isWellFormed()

interface Attempt {
  part: 'params' | 'query' | 'body'
  field: string
  what: string
  value: unknown
  mustRefuse: boolean
}

const attemptsOn = (endpoint: AnyEndpoint): Attempt[] =>
  (['params', 'query', 'body'] as const).flatMap((part) =>
    fieldsOf(endpoint[part]).flatMap((field) => {
      const attempt =
        (mustRefuse: boolean) =>
        ([what, value]: [string, unknown]) => ({ part, field, what, value, mustRefuse })
      const needed = part !== 'params' && !(endpoint[part] as ZodObject).shape[field]?.safeParse(undefined).success
      return [
        ...neverRight.map(([what, value]) => attempt(part !== 'query' || staysWrong(value))([what, value])),
        ...maybeRight.map(attempt(false)),
        ...(needed ? [attempt(true)(['missing', undefined])] : []),
      ]
    }),
  )

test.each(accessMatrix)(
  '$name survives bad input',
  async ({ endpoint, ...row }) => {
    const token = await tokenFor(row)
    for (const { part, field, what, value, mustRefuse } of attemptsOn(endpoint)) {
      const before = await rowCount()
      const request = requestWith(row.sample, part, field, value)
      const body = endpoint.body ? request.body : undefined
      const { status, text } = await send(at.url, endpoint, { ...request, token, body })
      const where = `${part}.${field} = ${what}: ${status} ${text.slice(0, 200)}`
      expect(status, where).toBeLessThan(500)
      expect(status, where).not.toBe(429)
      if (mustRefuse) expect(status, where).toBeGreaterThanOrEqual(400)
      if (status < 400) continue
      expect(JSON.parse(text).message, where).toMatch(/[가-힣]/)
      expect(text, where).not.toMatch(/select |syntax|zod| at \w+ \(/i)
      expect(await rowCount(), where).toBe(before)
    }
  },
  120_000,
)
