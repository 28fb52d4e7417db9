import { expect, test } from 'vitest'
import { inOrder, isVideo, readSubtitles, titleOf } from './videoFiles.ts'

test('a file name becomes the title of its lecture', () => {
  expect(titleOf('02_투자_IR의_이해.mp4')).toBe('02 투자 IR의 이해')
  expect(titleOf('강의 1.2강.mov')).toBe('강의 1.2강')
  expect(titleOf(`${'가'.repeat(120)}.mp4`)).toHaveLength(100)
  expect(titleOf('.mp4')).toBe('.mp4')
})

test('videos are told by their kind or by their name', () => {
  expect(isVideo({ type: 'video/mp4', name: 'a' })).toBe(true)
  expect(isVideo({ type: '', name: '강의.MKV' })).toBe(true)
  expect(isVideo({ type: 'application/pdf', name: '교재.pdf' })).toBe(false)
})

test('files stand in the order of their numbers', () => {
  const names = inOrder([{ name: '10강.mp4' }, { name: '2강.mp4' }, { name: '1강.mp4' }]).map(({ name }) => name)
  expect(names).toEqual(['1강.mp4', '2강.mp4', '10강.mp4'])
})

test('subtitles are read as UTF-8, or as EUC-KR where they are not', async () => {
  expect(await readSubtitles(new Blob(['안녕']))).toBe('안녕')
  expect(await readSubtitles(new Blob([Uint8Array.of(0xbe, 0xc8, 0xb3, 0xe7)]))).toBe('안녕')
})
