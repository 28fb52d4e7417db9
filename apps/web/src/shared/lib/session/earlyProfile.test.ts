import { beforeEach, expect, test, vi } from 'vitest'

const ask = vi.fn()
vi.mock('../server/api.ts', () => ({ quietCall: ask }))
vi.mock('./session.ts', () => ({ session: { token: () => token } }))

let token: string | null
let early: typeof import('./earlyProfile.ts')

beforeEach(async () => {
  token = 'mine'
  ask.mockReset()
  ask.mockResolvedValue({ user: { user_id: 'me' } })
  vi.resetModules()
  early = await import('./earlyProfile.ts')
})

test('what was asked early is taken once', async () => {
  early.askProfileEarly()
  expect(await early.takeEarlyProfile()).toEqual({ user: { user_id: 'me' } })
  expect(early.takeEarlyProfile()).toBeUndefined()
})

test('nothing is asked early after the program itself has asked: its answer would be taken when it is old', () => {
  expect(early.takeEarlyProfile()).toBeUndefined()
  early.askProfileEarly()
  expect(ask).not.toHaveBeenCalled()
  expect(early.takeEarlyProfile()).toBeUndefined()
})

test('an answer about somebody else is not taken', () => {
  early.askProfileEarly()
  token = 'of somebody else'
  expect(early.takeEarlyProfile()).toBeUndefined()
})
