import { afterEach, expect, test, vi } from 'vitest'
import { addressOf, pictureAt } from './ownPictures.ts'

const path = (fa_no: number) => `/crm/v3/files/download?fa_no=${fa_no}`
const fetched = vi.fn(async (_path: string) => new Response('picture'))
const revoked = vi.fn()
vi.stubGlobal('fetch', fetched)
vi.stubGlobal('location', { pathname: '/' })
vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${fetched.mock.calls.at(-1)?.[0]}`)
vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revoked)

afterEach(() => vi.clearAllMocks())

test('the token is sent to our own pictures only', async () => {
  for (const foreign of ['https://spy.example/x.png', '//spy.example/x.png', 'blob:x', '/crm/v3/auth/profile', '']) {
    await expect(pictureAt(foreign), foreign).rejects.toThrow()
  }
  expect(fetched).not.toHaveBeenCalled()
})

test('a picture is fetched once; the one that was not asked for longest is given up, and its memory with it', async () => {
  const first = await pictureAt(path(1))
  const second = await pictureAt(path(2))
  for (let fa_no = 3; fa_no <= 200; fa_no += 1) await pictureAt(path(fa_no))
  expect(await pictureAt(path(1))).toBe(first)
  expect(fetched).toHaveBeenCalledTimes(200)
  await pictureAt(path(201))
  expect(revoked.mock.calls).toEqual([[second]])
  expect(await pictureAt(path(1))).toBe(first)
  await pictureAt(path(2))
  expect(fetched).toHaveBeenCalledTimes(202)
})

test('a picture is known by its own address, also where it was copied from a screen', () => {
  const at = (attributes: Record<string, string>) =>
    addressOf({ getAttribute: (name) => attributes[name] ?? null }, 'https://crm.example')
  expect(at({ src: path(7) })).toBe(path(7))
  expect(at({ src: `https://crm.example${path(7)}` })).toBe(path(7))
  expect(at({ src: 'blob:https://crm.example/1', 'data-src': path(7) })).toBe(path(7))
  expect(at({ src: `https://crm.example.evil${path(7)}` })).toBeNull()
  expect(at({ src: 'blob:https://crm.example/1' })).toBeNull()
  expect(at({})).toBeNull()
})
