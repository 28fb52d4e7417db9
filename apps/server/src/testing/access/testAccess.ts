import type { AnyEndpoint, EndpointGroup } from '@crm/contract/kit/endpoint'
import { scopeNames } from '@crm/contract/scopes'
import { beforeAll, expect, test } from 'vitest'
import { bringsFiles } from '../../http/body/multipart.ts'
import { Refusal } from '../../http/refusal.ts'
import { parseRequest } from '../../http/validate.ts'
import { sendRaw } from '../sendRaw.ts'
import { startTestApp, type TestApp } from '../startTestApp.ts'
import type { AccessRow, AccessRows, Expectation } from './accessExpectations.ts'
import { type Attempt, attemptsOn } from './badInput.ts'
import { rowCounter } from './rowCount.ts'

/** Requests under way at once: most of each is waiting for the database. */
const atOnce = 6
const madeUpTokens = ['x', 'x'.repeat(43), `${'A'.repeat(42)}'`, '../..', '%00']

/** Fresh people for every endpoint: some calls end the caller's session. */
const peopleIn = async (app: TestApp): Promise<Record<keyof Expectation, string | undefined>> => ({
  nobody: undefined,
  waiting: (await app.staff({ emp_state: 2, emp_scope: scopeNames })).token,
  client: (await app.client()).token,
  vc: (await app.vc()).token,
  staffWithoutScope: (await app.staff()).token,
  staffWithEveryScope: (await app.staff({ emp_scope: scopeNames })).token,
})

/** Client and vc endpoints need a caller of that type. */
const tokenFor = async (app: TestApp, { access }: AccessRow) => {
  if (access.staffWithEveryScope === 'in') return (await app.staff({ emp_scope: scopeNames })).token
  return access.client === 'in' ? (await app.client()).token : (await app.vc()).token
}

const letsInWhomItShould = async (app: TestApp, endpoint: AnyEndpoint, { access, sample }: AccessRow) => {
  const body = endpoint.body ? JSON.stringify(sample?.body ?? {}) : undefined
  const params = sample?.params ? { params: sample.params } : {}
  for (const [who, token] of Object.entries(await peopleIn(app)) as [keyof Expectation, string | undefined][]) {
    const { status, text } = await sendRaw(app.url, endpoint, { token, body, ...params })
    // An allowed call may still answer 'no such record' or 'wrong password', but never refuse the caller.
    const refused = text.includes('"not_signed_in"') ? 401 : status === 403 ? 403 : 'in'
    expect(refused, `${who}: ${status} ${text.slice(0, 200)}`).toBe(access[who])
    expect(status, text.slice(0, 200)).toBeLessThan(500)
  }
  if (access.nobody !== 401) return
  for (const token of madeUpTokens) {
    const { text } = await sendRaw(app.url, endpoint, { token, body, ...params })
    expect(text, token).toContain('"not_signed_in"')
  }
}

const whatOf = ({ field, value }: Attempt) => `${field} = ${value}`
const korean = /[가-힣]/
/** Words of the server's insides, which no answer may hold. */
const insides = /select |syntax|zod| at \w+ \(/i

/** What the server says before its handler runs. */
const refusalOf = (endpoint: AnyEndpoint, { request: { params, query, body } }: Attempt) => {
  const received = { params, query: Object.fromEntries(new URLSearchParams(query)) }
  try {
    parseRequest(endpoint, received, body && JSON.parse(body))
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/**
 * What is worth a call: whatever reaches the handler, and of the rest each field and each kind of value once.
 * The schema's other refusals are looked at without a call, which saves the access tests a tenth of their time.
 */
const worthSending = (endpoint: AnyEndpoint, attempts: readonly Attempt[]) => {
  // A form with files is taken apart by more than its schema.
  if (bringsFiles(endpoint)) return attempts
  const fields = new Set<string>()
  const values = new Set<string>()
  return attempts.filter((attempt) => {
    const refusal = refusalOf(endpoint, attempt)
    if (!refusal) return true
    expect(refusal.code, whatOf(attempt)).toBe('invalid_input')
    expect(refusal.message, whatOf(attempt)).toMatch(korean)
    expect(JSON.stringify([refusal.message, refusal.fields]), whatOf(attempt)).not.toMatch(insides)
    if (fields.has(attempt.field) && values.has(attempt.value)) return false
    fields.add(attempt.field)
    values.add(attempt.value)
    return true
  })
}

/** Sends them and gives back those that were refused; fails on a crash, a leak, or a broken value that was taken. */
const sendAttempts = async (app: TestApp, endpoint: AnyEndpoint, token: string, attempts: readonly Attempt[]) => {
  const refused: Attempt[] = []
  const sendOne = async (attempt: Attempt) => {
    const { status, text } = await sendRaw(app.url, endpoint, { ...attempt.request, token })
    const where = `${whatOf(attempt)}: ${status} ${text.slice(0, 200)}`
    expect(status, where).toBeLessThan(500)
    expect(status, where).not.toBe(429)
    expect(text, where).not.toContain('"not_signed_in"')
    if (attempt.mustRefuse) expect(status, where).toBeGreaterThanOrEqual(400)
    if (status < 400) return
    expect(JSON.parse(text).message, where).toMatch(korean)
    expect(text, where).not.toMatch(insides)
    refused.push(attempt)
  }
  for (let from = 0; from < attempts.length; from += atOnce) {
    await Promise.all(attempts.slice(from, from + atOnce).map(sendOne))
  }
  return refused
}

const survivesBadInput = async (app: TestApp, endpoint: AnyEndpoint, row: AccessRow) => {
  const attempts = worthSending(endpoint, attemptsOn(endpoint, row.sample))
  if (!attempts.length) return
  const token = await tokenFor(app, row)
  const countRows = await rowCounter(app.db)
  /** Which of these stores something although it is refused: found by halves, since counting costs more than asking. */
  const storing = async (suspects: readonly Attempt[]): Promise<string | undefined> => {
    const before = await countRows()
    await sendAttempts(app, endpoint, token, suspects)
    if ((await countRows()) === before) return undefined
    if (suspects.length === 1) return suspects.map(whatOf).join()
    const half = Math.ceil(suspects.length / 2)
    const found = (await storing(suspects.slice(0, half))) ?? (await storing(suspects.slice(half)))
    return found ?? `one of ${suspects.map(whatOf).join(', ')}`
  }

  const before = await countRows()
  const refused = await sendAttempts(app, endpoint, token, attempts)
  // A read deletes nothing, so an equal count of rows means that nothing was stored.
  const onlyAdds = endpoint.method === 'GET' || refused.length === attempts.length
  const untouched = onlyAdds && (await countRows()) === before
  // What was accepted may have stored or deleted something rightly: the refused ones alone are sent once more.
  if (!untouched) expect(await storing(refused), 'was refused and stored something').toBeUndefined()
}

/** Registers the tests of a feature's access rows: who may call, and how broken requests are answered. */
export const testAccess = <Group extends EndpointGroup>(group: Group, rows: AccessRows<Group>) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp({ rateLimits: false })
  })

  const all = Object.entries(group).map(([name, endpoint]) => ({ name, endpoint, row: rows[name] as AccessRow }))

  test.each(all)('$name lets in whom it should', ({ endpoint, row }) => letsInWhomItShould(app, endpoint, row))

  test.each(all)('$name has a sample that is right', ({ endpoint, row }) => {
    for (const part of ['params', 'query', 'body'] as const) {
      const checked = endpoint[part]?.safeParse(row.sample?.[part] ?? {})
      // JSON has no files: forms with one are sent by the feature's own tests.
      const wrong = checked?.error?.issues.filter((issue) => !('expected' in issue && issue.expected === 'file'))
      expect(wrong ?? [], part).toEqual([])
    }
  })

  // Runs after the access tests, which would otherwise find what these requests store.
  test.each(all)('$name survives bad input', ({ endpoint, row }) => survivesBadInput(app, endpoint, row), 120_000)
}
