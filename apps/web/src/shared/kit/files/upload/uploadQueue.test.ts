import { pieceBytes, type UploadAddress } from '@crm/contract/features/files/files'
import { ApiProblem } from '@crm/contract/kit/client'
import { expect, test, vi } from 'vitest'
import { ConnectionLost } from './sendForm.ts'
import type { Transport } from './transport.ts'
import { createUploadQueue, nextBatch } from './uploadQueue.ts'

const fileOf = (name: string) => new File(['xyz'], name)
const filesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ file: fileOf(`${index}`), target: index }))
const gigabyte = 1024 ** 3

const addressesFor = (files: File[]): UploadAddress[] =>
  files.map(({ name }) => ({ file_no: Number(name) + 1, url: '/u', fields: {} }))

type Complete = (file_no: number, target: number) => Promise<unknown>

interface Changes {
  post?: Transport['post']
  complete?: Complete
}

const startQueue = ({ post, complete }: Changes = {}) => {
  const transport = {
    request: vi.fn(async (files: File[]) => addressesFor(files)),
    post: vi.fn<Transport['post']>(post ?? (async (_address, file, { onSent }) => onSent(file.size))),
    complete: vi.fn<Complete>(complete ?? (async () => undefined)),
  }
  const network = Promise.withResolvers<void>()
  const onEmpty = vi.fn()
  const queue = createUploadQueue<number>(transport, { untilOnline: () => network.promise, onEmpty })
  return { queue, onEmpty, transport, goOnline: network.resolve }
}
const states = ({ queue }: ReturnType<typeof startQueue>) => queue.current().map(({ state }) => state)

test('a batch is ten files and 10 GB at most', () => {
  expect(nextBatch(filesOf(25))).toHaveLength(10)
  const large = [4, 4, 4].map((size) => ({ file: { size: size * gigabyte } }))
  expect(nextBatch(large)).toHaveLength(2)
  expect(nextBatch([])).toEqual([])
})

test('many files go in batches of ten, each to its own place', async () => {
  const started = startQueue()
  started.queue.add(filesOf(23))
  await vi.waitFor(() => expect(started.onEmpty).toHaveBeenCalledExactlyOnceWith(23))
  expect(started.transport.request.mock.calls.map(([files]) => files.length)).toEqual([10, 10, 3])
  expect(started.transport.complete.mock.calls.every(([file_no, target]) => file_no === target + 1)).toBe(true)
})

test('a lost connection holds the queue, and what was cut off begins again when it is back', async () => {
  const post = vi.fn<Transport['post']>().mockRejectedValueOnce(new ConnectionLost()).mockResolvedValue()
  const started = startQueue({ post })
  started.queue.add(filesOf(1))
  await vi.waitFor(() => expect(states(started)).toEqual(['paused']))
  started.goOnline()
  await vi.waitFor(() => expect(started.onEmpty).toHaveBeenCalledWith(1))
  expect(post).toHaveBeenCalledTimes(2)
  expect(started.transport.request).toHaveBeenCalledTimes(2)
})

test('a large file that was cut off goes on with the same upload', async () => {
  const file = Object.defineProperty(fileOf('0'), 'size', { value: pieceBytes + 1 })
  const post = vi
    .fn<Transport['post']>()
    .mockImplementationOnce(async (_address, _file, { onSent }) => {
      onSent(1000)
      throw new ConnectionLost()
    })
    .mockResolvedValue()
  const started = startQueue({ post })
  started.queue.add([{ file, target: 0 }])
  await vi.waitFor(() => expect(states(started)).toEqual(['paused']))
  expect(started.queue.current()[0]?.sent).toBe(1000)
  started.goOnline()
  await vi.waitFor(() => expect(started.onEmpty).toHaveBeenCalledWith(1))
  expect(started.transport.request).toHaveBeenCalledTimes(1)
  expect(post.mock.calls.map(([{ file_no }]) => file_no)).toEqual([1, 1])
})

test('a large upload that the server has forgotten begins anew when it is tried again', async () => {
  const file = Object.defineProperty(fileOf('0'), 'size', { value: pieceBytes + 1 })
  const gone = new ApiProblem(404, { message: '없어요' })
  const started = startQueue({ post: vi.fn<Transport['post']>().mockRejectedValueOnce(gone).mockResolvedValue() })
  started.queue.add([{ file, target: 0 }])
  await vi.waitFor(() => expect(states(started)).toEqual(['failed']))
  started.queue.retry(started.queue.current()[0]?.id ?? 0)
  await vi.waitFor(() => expect(started.onEmpty).toHaveBeenCalledWith(1))
  expect(started.transport.request).toHaveBeenCalledTimes(2)
})

test('what has arrived is not sent twice when only the answer was lost', async () => {
  const complete = vi.fn().mockRejectedValueOnce(new ConnectionLost()).mockResolvedValue(undefined)
  const started = startQueue({ complete })
  started.queue.add(filesOf(1))
  await vi.waitFor(() => expect(states(started)).toEqual(['paused']))
  started.goOnline()
  await vi.waitFor(() => expect(started.onEmpty).toHaveBeenCalledWith(1))
  expect(started.transport.post).toHaveBeenCalledTimes(1)
})

test('a refusal stays with its file until it is tried again; the others arrive', async () => {
  const complete = vi.fn().mockRejectedValueOnce(new Error('공간이 부족해요')).mockResolvedValue(undefined)
  const started = startQueue({ complete })
  started.queue.add(filesOf(4))
  await vi.waitFor(() => expect(states(started)).toEqual(['failed']))
  const [failed] = started.queue.current()
  expect(failed?.problem).toBe('공간이 부족해요')
  started.queue.retry(failed?.id ?? 0)
  await vi.waitFor(() => expect(started.onEmpty).toHaveBeenCalledWith(4))
})

test('a cancelled file leaves the queue and makes room for the next', async () => {
  const post: Transport['post'] = (_address, file, { signal }) =>
    Number(file.name) < 3
      ? new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      : Promise.resolve()
  const started = startQueue({ post })
  started.queue.add(filesOf(4))
  await vi.waitFor(() => expect(states(started)).toEqual(['sending', 'sending', 'sending', 'waiting']))
  started.queue.cancel(started.queue.current()[0]?.id ?? 0)
  await vi.waitFor(() => expect(states(started)).toEqual(['sending', 'sending']))
  started.queue.cancelAll()
  expect(started.queue.current()).toEqual([])
})
