import { clients } from '@crm/contract/features/clients/clients'
import { expect, test } from 'vitest'

/** Never called: the build takes these parts away, so that reading one must not compile. */
export const doesNotCompile = () => [
  // @ts-expect-error: only the server has the shape of answers
  clients.list.response,
  // @ts-expect-error: and the summary
  clients.list.summary,
  // @ts-expect-error: and the schema of path parameters
  clients.detail.params,
]

test('what the browser sends by is there', () => {
  expect(clients.list).toMatchObject({ method: 'GET', path: expect.stringContaining('/crm/v3/') })
  expect(clients.list.query?.shape).toHaveProperty('keyword')
})
