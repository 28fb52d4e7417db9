import { scopeNames } from '@crm/contract/scopes'
import { beforeAll, expect, test } from 'vitest'
import type { Expectation } from './testing/accessExpectations.ts'
import { accessMatrix, send } from './testing/accessMatrix.ts'
import { type House, house } from './testing/startTestApp.ts'

let at: House
beforeAll(async () => {
  at = await house({ rateLimits: false })
})

/** Fresh people for every endpoint: some calls end the caller's session. */
const people = async (): Promise<Record<keyof Expectation, string | undefined>> => ({
  nobody: undefined,
  waiting: (await at.staff({ emp_state: 2, emp_scope: scopeNames })).token,
  client: (await at.client()).token,
  vc: (await at.vc()).token,
  staffWithoutScope: (await at.staff()).token,
  staffWithEveryScope: (await at.staff({ emp_scope: scopeNames })).token,
})

test.each(accessMatrix)('$name lets in whom it should', async ({ endpoint, access, sample }) => {
  for (const [who, token] of Object.entries(await people()) as [keyof Expectation, string | undefined][]) {
    const body = endpoint.body ? JSON.stringify(sample?.body ?? {}) : undefined
    const { status, text } = await send(at.url, endpoint, {
      token,
      body,
      ...(sample?.params ? { params: sample.params } : {}),
    })
    // Being let in may still end in 'no such record' or 'wrong password', but never in a refusal of the caller.
    const refused = text.includes('"not_signed_in"') ? 401 : status === 403 ? 403 : 'in'
    expect(refused, `${who}: ${status} ${text.slice(0, 200)}`).toBe(access[who])
    expect(status, text.slice(0, 200)).toBeLessThan(500)
  }
})

test.each(accessMatrix)('$name takes no made-up token', async ({ endpoint, access }) => {
  for (const token of ['x', 'x'.repeat(43), `${'A'.repeat(42)}'`, '../..', '%00']) {
    const { text } = await send(at.url, endpoint, { token, body: endpoint.body ? '{}' : undefined })
    if (access.nobody === 401) expect(text).toContain('"not_signed_in"')
  }
})
