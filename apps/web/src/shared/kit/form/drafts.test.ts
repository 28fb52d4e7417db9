import { expect, test } from 'vitest'

const sources = import.meta.glob<string>('../../../features/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The options of each form in a file: what stands between its braces. */
const formsIn = (source: string) =>
  [...source.matchAll(/use(?:Record|Composed)Form\(\{/g)].map(({ index, 0: call }) => {
    const start = index + call.length
    let depth = 1
    let end = start
    while (depth > 0 && end < source.length) {
      if (source[end] === '{') depth += 1
      if (source[end] === '}') depth -= 1
      end += 1
    }
    return source.slice(start, end)
  })

test('every form that changes a record keeps what is typed', () => {
  const without = Object.entries(sources).flatMap(([path, source]) =>
    formsIn(source)
      .filter((options) => /^\s*update\b/m.test(options) && !/\bdraft\b/.test(options))
      .map(() => path),
  )
  expect(without).toEqual([])
})
