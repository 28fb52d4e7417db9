import { anyone } from '@crm/contract/access'
import { done, listOf } from '@crm/contract/kit/answer'
import { endpoint } from '@crm/contract/kit/endpoint'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { feature } from '../feature.ts'
import { features } from '../features.ts'
import { startTestApp } from '../testing/startTestApp.ts'

const slow = {
  read: endpoint({
    method: 'GET',
    path: '/crm/v3/slow',
    summary: '천천히 답하기',
    access: anyone,
    response: listOf(z.object({})),
  }),
}

test('answers of a node that stops say that the connection ends; those before do not', async () => {
  const started = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const slowFeature = feature(slow, {
    read: async () => {
      started.resolve()
      await goOn.promise
      return { state: done, query: [] }
    },
  })
  const app = await startTestApp({ features: { ...features, slow: slowFeature } })
  const node = await app.anotherNode()
  expect((await fetch(`${node.url}/healthz`)).headers.get('connection')).toBe('keep-alive')
  const answer = fetch(`${node.url}${slow.read.path}`)
  await started.promise
  const closed = node.close()
  // Sockets are let go first; the request is still running when the server stops listening.
  const refused = () =>
    fetch(`${node.url}/healthz`).then(
      ({ status }) => status,
      () => 0,
    )
  await expect.poll(refused).not.toBe(200)
  goOn.resolve()
  const { status, headers } = await answer
  expect([status, headers.get('connection')]).toEqual([200, 'close'])
  await closed
})
