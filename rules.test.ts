import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('.', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) {
      return ['node_modules', 'dist'].includes(entry.name) ? [] : filesIn(`${folder}/${entry.name}`)
    }
    return /\.tsx?$/.test(entry.name) ? [`${folder}/${entry.name}`] : []
  })

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)
const files = ['packages/contract/src', 'apps/server/src', 'apps/web/src', 'e2e'].flatMap(filesIn)
const tests = [...files.filter(isTest), 'architecture.test.ts', 'words.test.ts']
const [tested = '', notTested = ''] = read('docs/rules.md').split('## Not tested yet')
const rulesIn = (text: string) => text.split('\n').filter((line) => line.startsWith('- '))

/** `todos/todos.test.ts: "a title"`; a quote inside a title is written \" */
const citations = (line: string) => [...line.matchAll(/([\w./]+\.(?:test|spec)\.tsx?): "((?:[^"\\]|\\.)*)"/g)]

test('every rule names a test that exists', () => {
  expect(rulesIn(tested).length).toBeGreaterThan(100)
  for (const line of rulesIn(tested)) {
    const cited = citations(line.split(' → ')[1] ?? '')
    expect(cited.length, line).toBeGreaterThan(0)
    for (const [, end = '', title = ''] of cited) {
      const found = tests.filter((path) => path === end || path.endsWith(`/${end}`))
      expect(found, `${end} must be the end of one path: ${found.join(', ')}`).toHaveLength(1)
      expect(read(found[0] ?? ''), `${end}: ${title}`).toContain(title.replaceAll('\\"', '"'))
    }
  }
})

test('every Korean string that a rule quotes is in the source', () => {
  const source = files
    .filter((path) => !isTest(path))
    .map(read)
    .join('\n')
  for (const line of rulesIn(tested + notTested)) {
    for (const [, words = ''] of line.matchAll(/'([^']*[가-힣][^']*)'/g)) {
      expect(source.includes(words), words).toBe(true)
    }
  }
})
