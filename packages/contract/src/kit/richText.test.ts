import { expect, test } from 'vitest'
import { hasContent } from './richText.ts'

test('tags and blanks say nothing, words and pictures do', () => {
  for (const html of ['', '<p></p>', '<p> <br></p>', '<ul><li>&nbsp;</li></ul>', '\u200b'])
    expect(hasContent(html), html).toBe(false)
  for (const html of ['글', '<p>글</p>', '<img src="/x">', '<p>0</p>']) expect(hasContent(html), html).toBe(true)
})
