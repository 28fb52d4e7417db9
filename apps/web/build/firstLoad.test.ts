import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../src')
const read = (file: string) => readFileSync(join(source, file), 'utf8')
const files = globSync('**/*.{ts,tsx}', { cwd: source, exclude: (name) => name.endsWith('.test.ts') })

test('lists of all screens and features are fetched on demand, so that the home does not grow with every screen', () => {
  const staticImport = /^import (?!type).*(?:\/features|\/screenComponents|\.web)\.ts'/m
  expect(files.filter((file) => staticImport.test(read(file))).sort()).toEqual([
    'app/routing/screenComponents.ts',
    'features.ts',
  ])
})

test('what the sign-in screen begins with has neither the route table nor schemas', () => {
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    for (const [, path = ''] of read(file).matchAll(/^import (?!type).*from '(\.[^']+\.tsx?)'/gm))
      visit(join(file, '..', path))
  }
  visit('main.tsx')
  visit('features/auth/LoginScreen.tsx')
  expect(seen.size).toBeGreaterThan(30)
  const heavy = /^import (?!type).*from '(@crm\/contract\/(screens|paths|api)|zod[^']*)'/m
  expect([...seen].filter((file) => heavy.test(read(file)))).toEqual([])
})
