import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../src')
const read = (...path: string[]) => readFileSync(join(source, ...path), 'utf8')

const missingIn = (component: string) => {
  const text = read(component)
  return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, name, path = '']) => {
    const css = read(component, '..', path)
    const used = new Set([...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, word]) => word))
    return [...used].filter((word) => !new RegExp(`\\.${word}\\b`).test(css)).map((word) => `${component}: ${word}`)
  })
}

// An element whose class is in no style sheet has none, and then looks as browsers draw it (reset.css).
test('every class that a component names is in its styles', () => {
  expect(globSync('**/*.tsx', { cwd: source }).flatMap(missingIn)).toEqual([])
})
