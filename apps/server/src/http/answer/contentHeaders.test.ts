import { expect, test } from 'vitest'
import { contentDisposition, contentHeadersOf } from './contentHeaders.ts'

test('Korean names are intact, and nothing in a name leaves its place', () => {
  expect(contentDisposition('attachment', '그린루프 IR(최종).pdf')).toBe(
    `attachment; filename="____ IR(__).pdf"; filename*=UTF-8''${encodeURIComponent('그린루프 IR').replace(/%20/g, '%20')}%28${encodeURIComponent('최종')}%29.pdf`,
  )
  expect(contentDisposition('inline', `a"b\\c'd*%41\r\nx: y.txt`)).toBe(
    `inline; filename="a_b_c'd*_41__x: y.txt"; filename*=UTF-8''a%22b%5Cc%27d%2A%2541%0D%0Ax%3A%20y.txt`,
  )
})

test('images and PDFs open in the browser, everything else is only saved and means nothing to it', () => {
  const as = (mimetype: string) => contentHeadersOf({ originalname: 'x', mimetype })
  expect(as('image/png')).toMatchObject({ type: 'image/png', disposition: expect.stringMatching(/^inline/) })
  expect(as('application/pdf').disposition).toMatch(/^inline/)
  for (const mimetype of ['text/html', 'text/javascript', 'application/xhtml+xml', 'video/mp4']) {
    expect(as(mimetype)).toMatchObject({
      type: 'application/octet-stream',
      disposition: expect.stringMatching(/^attachment/),
    })
  }
  expect(as('image/svg+xml').policy).toContain('sandbox')
})
