import { expect, test } from 'vitest'
import { readWavHead, wavHeader } from './wav.ts'

test.each([0, 1, 44_100, 12 * 3600 * 48_000])('a header of %i samples says their length', (samples) => {
  const header = wavHeader(48_000, samples)
  expect(header.readUInt32LE(4)).toBe(header.length + samples * 2 - 8)
  expect(header.readUInt32LE(40)).toBe(samples * 2)
})

test('what is written is read again', () => {
  const header = wavHeader(44_100, 4096)
  expect(readWavHead(header, 44 + 8192)).toEqual({ sampleRate: 44_100, dataStart: 44, dataBytes: 8192 })
})

test('above four gigabytes lengths of 64 bits stand in a part of their own', () => {
  const samples = 12 * 3600 * 192_000
  const header = wavHeader(192_000, samples)
  expect(header.toString('latin1', 0, 4)).toBe('RF64')
  expect(header.toString('latin1', 8, 16)).toBe('WAVEds64')
  expect(header.readUInt32LE(16)).toBe(28)
  expect(header.readBigUInt64LE(20)).toBe(BigInt(header.length + samples * 2 - 8))
  expect(header.readBigUInt64LE(28)).toBe(BigInt(samples * 2))
  expect(header.readBigUInt64LE(36)).toBe(BigInt(samples))
  expect(header.toString('latin1', 48, 52)).toBe('fmt ')
  expect(header.readUInt32LE(60)).toBe(192_000)
  expect(header.toString('latin1', 72, 76)).toBe('data')
  expect(header.readUInt32LE(76)).toBe(0xffffffff)
})
