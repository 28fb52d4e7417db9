import { anyone } from '@crm/contract/access'
import { done, listOf } from '@crm/contract/kit/answer'
import { endpoint } from '@crm/contract/kit/endpoint'
import { expect, test } from 'vitest'
import * as z from 'zod'
import type { Config } from '../../config.ts'
import { feature } from '../../feature.ts'
import { features } from '../../features.ts'
import { startTestApp } from '../../testing/startTestApp.ts'

const address = {
  own: endpoint({
    method: 'GET',
    path: '/crm/v3/own_address',
    summary: '부른 곳의 주소',
    access: anyone,
    response: listOf(z.object({ ip: z.string() })),
  }),
}
const withAddress = {
  ...features,
  address: feature(address, { own: async (ctx) => ({ state: done, query: [{ ip: ctx.caller.ip }] }) }),
}

const appWith = async (config: Partial<Config>) => {
  const { url } = await startTestApp({ features: withAddress, config })
  const seenAs = async (forwarded: string) => {
    const answer = await fetch(`${url}${address.own.path}`, { headers: { 'x-forwarded-for': forwarded } })
    return ((await answer.json()) as { query: { ip: string }[] }).query[0]?.ip
  }
  return { url, seenAs }
}

test('without a proxy nobody chooses their own address', async () => {
  const { seenAs } = await appWith({ trustProxy: false })
  expect(await seenAs('203.0.113.7')).toBe('127.0.0.1')
})

test('behind one proxy the last address is believed, not those that the caller wrote before it', async () => {
  const { seenAs } = await appWith({ trustProxy: 1 })
  expect(await seenAs('203.0.113.7')).toBe('203.0.113.7')
  expect(await seenAs('10.1.1.1, 203.0.113.7')).toBe('203.0.113.7')
})

test('proxies may be named by their networks', async () => {
  const { seenAs } = await appWith({ trustProxy: ['127.0.0.0/8', '10.0.0.0/8'] })
  expect(await seenAs('198.51.100.9, 203.0.113.7, 10.1.1.1')).toBe('203.0.113.7')
  const { seenAs: fromElsewhere } = await appWith({ trustProxy: ['10.0.0.0/8'] })
  expect(await fromElsewhere('203.0.113.7')).toBe('127.0.0.1')
})

test('what is no address is not stored as one', async () => {
  const { seenAs } = await appWith({ trustProxy: 1 })
  for (const nonsense of ['<script>', 'unknown', '203.0.113.7:80', '1.2.3'])
    expect(await seenAs(nonsense)).toBe('127.0.0.1')
})

test('metrics are for this machine, or for whoever has the token', async () => {
  const status = async (url: string, headers: Record<string, string> = {}) =>
    (await fetch(`${url}/metrics`, { headers })).status
  const open = await appWith({ trustProxy: 1 })
  expect(await status(open.url)).toBe(200)
  expect(await status(open.url, { 'x-forwarded-for': '203.0.113.7' })).toBe(404)
  expect(await status(open.url, { forwarded: 'for=203.0.113.7' })).toBe(404)
  const token = 'a-token-of-the-test'
  const guarded = await appWith({ metricsToken: token })
  expect(await status(guarded.url)).toBe(404)
  expect(await status(guarded.url, { authorization: 'Bearer a-token-of-the-tesT' })).toBe(404)
  expect(await status(guarded.url, { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.7' })).toBe(200)
})
