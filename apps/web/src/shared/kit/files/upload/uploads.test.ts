import { type Attachment, pieceBytes } from '@crm/contract/features/files/files'
import { messages } from '@crm/contract/messages'
import { expect, test, vi } from 'vitest'
import { ConnectionLost } from './sendForm.ts'
import type { Transport } from './transport.ts'
import { createUploads } from './uploads.ts'

const to = { to_table: 'todo_list', to_no: 7 }
const fileOf = (name: string, size = 3) => new File(['x'.repeat(size)], name)
/** A file that claims to be large without being it. */
const hugeFile = (name: string, size: number) => Object.defineProperty(fileOf(name), 'size', { value: size })

const working = (changes: Partial<Transport> = {}): Transport => ({
  request: vi.fn(async (files: File[]) => files.map((_, index) => ({ file_no: index + 1, url: '/u', fields: {} }))),
  post: vi.fn(async (_address, file, { onSent }) => onSent(file.size)),
  complete: vi.fn(async (file_no) => ({ file_no, fa_no: file_no * 10 }) as Attachment),
  ...changes,
})

const names = (uploads: ReturnType<typeof createUploads>) =>
  uploads.current().map(({ file, state }) => `${file.name} ${state}`)

test('chosen files wait for their record, then go in one request and leave the list one by one', async () => {
  const transport = working()
  const done: number[] = []
  const uploads = createUploads(transport, ({ fa_no }) => done.push(fa_no))
  expect(uploads.add([fileOf('a'), fileOf('b')])).toBeNull()
  expect(names(uploads)).toEqual(['a chosen', 'b chosen'])
  expect(await uploads.sendTo(to)).toBe(0)
  expect(transport.request).toHaveBeenCalledTimes(1)
  expect(transport.complete).toHaveBeenCalledWith(1, to)
  expect(done.sort()).toEqual([10, 20])
  expect(uploads.current()).toEqual([])
})

test('no more than ten files and 10 GB at once, and nothing is added when it would be more', () => {
  const uploads = createUploads(working())
  expect(uploads.add(Array.from({ length: 11 }, (_, index) => fileOf(`${index}`)))).toBe(messages.tooManyFiles)
  expect(uploads.add(Array.from({ length: 8 }, (_, index) => fileOf(`${index}`)))).toBeNull()
  expect(uploads.add([fileOf('a'), fileOf('b'), fileOf('c')])).toBe(messages.tooManyFiles)
  expect(uploads.add([hugeFile('huge', 10 * 1024 ** 3)])).toBe(messages.filesTooLarge)
  expect(uploads.current()).toHaveLength(8)
})

test('three are sent at once', async () => {
  let running = 0
  let most = 0
  const post = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running -= 1
  }
  const uploads = createUploads(working({ post }))
  uploads.add(Array.from({ length: 10 }, (_, index) => fileOf(`${index}`)))
  await uploads.sendTo(to)
  expect(most).toBe(3)
})

test('a file that fails says why and is retried with a new address; the others arrive', async () => {
  const post = vi.fn<Transport['post']>().mockRejectedValueOnce(new Error('끊겼어요')).mockResolvedValue()
  const transport = working({ post })
  const uploads = createUploads(transport)
  uploads.add([fileOf('a'), fileOf('b')])
  expect(await uploads.sendTo(to)).toBe(1)
  const [failed] = uploads.current()
  expect(failed).toMatchObject({ state: 'failed', problem: '끊겼어요' })
  await uploads.retry(failed?.id ?? 0, to)
  expect(uploads.current()).toEqual([])
  expect(transport.request).toHaveBeenCalledTimes(2)
})

test('a file that has arrived but was not completed is only completed by a retry', async () => {
  const complete = vi
    .fn<Transport['complete']>()
    .mockRejectedValueOnce(new Error('잠시 후'))
    .mockResolvedValue({} as Attachment)
  const transport = working({ complete })
  const uploads = createUploads(transport)
  uploads.add([fileOf('a')])
  await uploads.sendTo(to)
  await uploads.retry(uploads.current()[0]?.id ?? 0, to)
  expect(uploads.current()).toEqual([])
  expect(transport.post).toHaveBeenCalledTimes(1)
})

test('when no address is given, every file says why', async () => {
  const uploads = createUploads(
    working({ request: () => Promise.reject(new Error('로컬 환경에서는 테스트할 수 없어요.')) }),
  )
  uploads.add([fileOf('a'), fileOf('b')])
  expect(await uploads.sendTo(to)).toBe(2)
  expect(uploads.current().map(({ problem }) => problem)).toEqual(Array(2).fill('로컬 환경에서는 테스트할 수 없어요.'))
})

test('a cancelled file is broken off, leaves the list, and does not hold the others up', async () => {
  const post: Transport['post'] = (_address, file, { signal }) =>
    file.name === 'stuck'
      ? new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      : Promise.resolve()
  const uploads = createUploads(working({ post }))
  uploads.add([fileOf('stuck'), fileOf('b')])
  const all = uploads.sendTo(to)
  await vi.waitFor(() => expect(names(uploads)).toEqual(['stuck sending']))
  expect(uploads.isRunning()).toBe(true)
  uploads.cancel(uploads.current()[0]?.id ?? 0)
  expect(await all).toBe(0)
  expect(uploads.isRunning()).toBe(false)
})

test('a large file waits for the network and goes on by itself', async () => {
  const post = vi.fn<Transport['post']>().mockRejectedValueOnce(new ConnectionLost()).mockResolvedValue()
  const transport = working({ post })
  const uploads = createUploads(transport, undefined, async () => {
    expect(names(uploads)).toEqual(['film paused'])
  })
  uploads.add([hugeFile('film', pieceBytes + 1)])
  expect(await uploads.sendTo(to)).toBe(0)
  expect(post).toHaveBeenCalledTimes(2)
  expect(transport.request).toHaveBeenCalledTimes(1)
})
