import { pieceBytes } from '@crm/contract/features/files/files'
import { expect, test, vi } from 'vitest'
import { ConnectionLost, type PostForm } from './sendForm.ts'
import { isInPieces, sendPieces } from './sendPieces.ts'

const file = new File([new Uint8Array(25).map((_, index) => index)], 'film.mp4')
const sizes = [
  { offset: 0, size: 10 },
  { offset: 10, size: 10 },
  { offset: 20, size: 5 },
]

/** A server that keeps what arrives, and says one missing piece at a time. */
const startServer = () => {
  const arrived = new Map<number, Uint8Array>()
  const requestPieces = async () => {
    const missing = sizes.filter(({ offset }) => !arrived.has(offset))
    const arrived_bytes = [...arrived.values()].reduce((sum, bytes) => sum + bytes.length, 0)
    return {
      file_no: 1,
      arrived_bytes,
      pieces: missing.slice(0, 1).map((piece) => ({ ...piece, url: String(piece.offset), fields: {} })),
    }
  }
  const postForm = vi.fn<PostForm>(async ({ url }, bytes, { onSent }) => {
    onSent(bytes.size)
    arrived.set(Number(url), new Uint8Array(await bytes.arrayBuffer()))
  })
  return { arrived, requestPieces, postForm }
}

test('only files larger than a piece go in pieces', () => {
  expect([pieceBytes, pieceBytes + 1].map((size) => isInPieces({ size }))).toEqual([false, true])
})

test('pieces are sent until none is missing; after a break only the missing ones', async () => {
  const server = startServer()
  const sent: number[] = []
  const posting = { signal: new AbortController().signal, onSent: (bytes: number) => sent.push(bytes) }
  const ordinary = server.postForm.getMockImplementation()
  server.postForm.mockImplementationOnce((...given) => ordinary?.(...given) ?? Promise.resolve())
  server.postForm.mockRejectedValueOnce(new ConnectionLost())
  await expect(sendPieces(file, posting, server)).rejects.toThrow(ConnectionLost)
  expect([...server.arrived.keys()]).toEqual([0])

  await sendPieces(file, posting, server)
  expect([...server.arrived.keys()]).toEqual([0, 10, 20])
  expect([...server.arrived.values()].flatMap((bytes) => [...bytes])).toEqual([
    ...new Uint8Array(await file.arrayBuffer()),
  ])
  expect(sent.at(-1)).toBe(25)
  expect(server.postForm).toHaveBeenCalledTimes(4)
})

test('a file that was changed since is told, and does not look like a lost network', async () => {
  const server = startServer()
  const gone = Object.defineProperty(new File(['x'], 'gone'), 'slice', {
    value: () => ({
      slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }),
    }),
  })
  const posting = { signal: new AbortController().signal, onSent: () => {} }
  await expect(sendPieces(gone, posting, server)).rejects.toThrow('파일이 바뀌었거나 없어졌어요')
})

test('nothing is sent after it was cancelled', async () => {
  const server = startServer()
  const abort = new AbortController()
  abort.abort()
  await expect(sendPieces(file, { signal: abort.signal, onSent: () => {} }, server)).rejects.toThrow()
  expect(server.postForm).not.toHaveBeenCalled()
})
