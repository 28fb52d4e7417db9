import { pieceBytes } from '@crm/contract/features/files/files'
import { ApiProblem } from '@crm/contract/kit/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { findUnfinished } from './findUnfinished.ts'
import { unfinishedUploads } from './unfinishedUploads.ts'

const film = Object.defineProperty(new File(['x'], '발표 영상.mp4', { lastModified: 1 }), 'size', {
  value: pieceBytes + 1,
})
const pieces = async (file_no: number) => ({ file_no, arrived_bytes: 0, pieces: [] })

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
  return () => vi.unstubAllGlobals()
})

test('the same file goes on once, for whom it belongs to', async () => {
  unfinishedUploads.add(film, 7, 'link a')
  expect([await findUnfinished(film, pieces, 'link a'), unfinishedUploads.left('link a')]).toEqual([undefined, []])
  unfinishedUploads.breakOff(7)
  expect(unfinishedUploads.left('link a').map(({ name }) => name)).toEqual(['발표 영상.mp4'])
  expect([await findUnfinished(film, pieces, 'user 1'), await findUnfinished(film, pieces, 'link b')]).toEqual([
    undefined,
    undefined,
  ])
  expect((await findUnfinished(film, pieces, 'link a'))?.file_no).toBe(7)
  expect(unfinishedUploads.left('link a')).toEqual([])
  unfinishedUploads.remove(7)
})

test('an upload that the server has forgotten is forgotten here, one that it does not answer about is not', async () => {
  unfinishedUploads.add(film, 8, 'user 1')
  unfinishedUploads.breakOff(8)
  const away = () => Promise.reject(new ApiProblem(0, { message: '연결' }))
  await expect(findUnfinished(film, away, 'user 1')).rejects.toThrow()
  expect(unfinishedUploads.left('user 1')).toHaveLength(1)
  const forgotten = () => Promise.reject(new ApiProblem(404, { message: '없음' }))
  expect(await findUnfinished(film, forgotten, 'user 1')).toBeUndefined()
  expect(unfinishedUploads.left('user 1')).toEqual([])
})
