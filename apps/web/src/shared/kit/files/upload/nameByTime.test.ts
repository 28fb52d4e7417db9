import { expect, test } from 'vitest'
import { nameByTime } from './nameByTime.ts'

test('pictures that all have one name are named by their moment; others keep theirs', () => {
  const files = ['image.png', 'image.PNG', '계획서.png', 'image.pdf'].map((name) => new File(['x'], name))
  const named = nameByTime(files, '붙여넣은 이미지', new Date('2026-11-18T05:30:12Z'))
  expect(named.map(({ name }) => name)).toEqual([
    '붙여넣은 이미지 2026-11-18 143012.png',
    '붙여넣은 이미지 2026-11-18 143012 (2).png',
    '계획서.png',
    'image.pdf',
  ])
})
