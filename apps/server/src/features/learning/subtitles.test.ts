import { expect, test } from 'vitest'
import { readSubtitles } from './subtitles/readSubtitles.ts'

test('SRT becomes WebVTT', () => {
  const srt =
    '\uFEFF1\r\n00:00:01,000 --> 00:00:03,500\r\n안녕하세요.\r\n\r\n2\r\n00:00:04,000 --> 00:00:05,000\r\n첫째 줄\r\n둘째 줄\r\n'
  expect(readSubtitles(srt)).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:03.500\n안녕하세요.\n\n00:00:04.000 --> 00:00:05.000\n첫째 줄\n둘째 줄\n',
  )
})

test('WebVTT keeps its words, without styles, notes, positions and markup', () => {
  const vtt = [
    'WEBVTT - 강의',
    'STYLE\n::cue { background: url(https://evil.example/x) }',
    'NOTE 메모',
    'intro\n00:01.000 --> 00:02.000 align:start\n<v 강사>R&amp;D는 <b>1 &lt; 2</b>',
    '00:03.000 --> 00:02.000\n거꾸로',
  ].join('\n\n')
  expect(readSubtitles(vtt)).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nR&amp;D는 1 &lt; 2\n')
})

test('script in subtitles is taken out, also when it hides in itself', () => {
  const cue = (text: string) => `00:00:01.000 --> 00:00:02.000\n${text}\n`
  for (const text of ['앞<script>alert(1)</script>뒤', '앞<scr<b>ipt>뒤', '앞&lt;img src=x onerror=alert(1)&gt;뒤']) {
    const vtt = readSubtitles(cue(text)) ?? ''
    expect(vtt).toContain('앞')
    expect(vtt.split('\n').slice(3).join('')).not.toMatch(/<|script>|onerror/)
  }
})

test('what has no subtitle in it is none', () => {
  for (const text of ['', '그냥 글', 'WEBVTT', '1\n00:00:01,000\n글']) expect(readSubtitles(text)).toBeNull()
})
