import { expect, test } from 'vitest'
import { fillPlaceholders, placeholderNames, sampleValues, unknownPlaceholders } from './placeholders.ts'

test('unknown placeholders are named, each once, also where their name is marked in part', () => {
  const html = '<p>{{갑.상호}}와 {{을.상호}} {{갑.이름}} {{ 합계 }} {{갑.이름}} {{총<strong>액</strong>}} {{}}</p>'
  expect(unknownPlaceholders(html)).toEqual(['갑.이름', '총액', ''])
})

test('every placeholder is filled; what is written into a contract is text and never HTML', () => {
  const html = placeholderNames.map((name) => `<p>말 {{${name}}}</p>`).join('')
  expect(fillPlaceholders(html, sampleValues)).not.toContain('{{')
  const filled = fillPlaceholders('<p>{{갑.상호}} {{갑.<em>주소</em>}}</p>', {
    ...sampleValues,
    '갑.상호': '<script>1</script>"&',
    '갑.주소': null,
  })
  expect(filled).toBe('<p>&lt;script&gt;1&lt;/script&gt;&quot;&amp; 〔갑.주소〕</p>')
})

test('a list that has a paragraph of its own becomes a list, in a sentence it is a row of words', () => {
  const values = { ...sampleValues, 결제계획: ['계약금 1원', '잔금 2원'] }
  expect(fillPlaceholders('<p>{{결제계획}}</p><p>곧 {{결제계획}}.</p>', values)).toBe(
    '<ul><li><p>계약금 1원</p></li><li><p>잔금 2원</p></li></ul><p>곧 계약금 1원, 잔금 2원.</p>',
  )
  expect(fillPlaceholders('<p>{{결제계획}}</p>', { ...values, 결제계획: [] })).toBe('<p>〔결제계획〕</p>')
})
