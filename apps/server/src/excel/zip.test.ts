import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type ZipEntry, zip } from './zip.ts'

const packed = (entries: ZipEntry[], largeFrom?: number) =>
  buffer(Readable.from(zip(entries, largeFrom), { objectMode: false }))

test('stored and packed entries are read back alike', async () => {
  const read = unzipSync(
    await packed([
      { name: '한글/가.txt', content: ['하나', '둘'] },
      { name: '한글/나.bin', content: [new Uint8Array([1, 2, 3])], isStored: true, modified: '2026-11-16 18:00' },
    ]),
  )
  expect(Buffer.from(read['한글/가.txt'] ?? []).toString()).toBe('하나둘')
  expect([...(read['한글/나.bin'] ?? [])]).toEqual([1, 2, 3])
})

test('what is too large for the plain form is written in the larger one, and read back the same', async () => {
  const entries: ZipEntry[] = [
    { name: '작은 것.txt', content: ['하나'], isStored: true },
    { name: '큰 것.bin', content: [new Uint8Array(300).fill(7)], isStored: true, size: 300 },
    { name: '뒤.txt', content: ['끝'] },
  ]
  const bytes = await packed(entries, 200)
  const read = unzipSync(bytes)
  expect(Object.keys(read)).toEqual(['작은 것.txt', '큰 것.bin', '뒤.txt'])
  expect(read['큰 것.bin']).toHaveLength(300)
  expect(Buffer.from(read['뒤.txt'] ?? []).toString()).toBe('끝')
  // The record of 64-bit sizes, its locator, and the plain end that points at nothing.
  const end = bytes.subarray(-98)
  expect([end.readUInt32LE(0), end.readUInt32LE(56), end.readUInt32LE(76)]).toEqual([
    0x06064b50, 0x07064b50, 0x06054b50,
  ])
  const [count, length, at] = [32, 40, 48].map((offset) => Number(end.readBigUInt64LE(offset)))
  expect(count).toBe(3)
  expect((at ?? 0) + (length ?? 0) + end.length).toBe(bytes.length)
})

test('an entry that grows too large without having said so is an error, not a broken file', async () => {
  await expect(packed([{ name: 'x', content: [new Uint8Array(300)], isStored: true }], 200)).rejects.toThrow(
    'too large',
  )
})
