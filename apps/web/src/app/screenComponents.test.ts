import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screens } from '@crm/contract/screens'
import { expect, test } from 'vitest'
import { screenComponents } from './screenComponents.ts'

const source = join(import.meta.dirname, '..')

test('every screen of the table has a component', () => {
  expect(Object.keys(screenComponents).sort()).toEqual(Object.keys(screens).sort())
})

test('lists of all screens and features are fetched on demand, so that the home does not grow with every screen', () => {
  const staticImport = /^import (?!type).*(?:\/features|\/screenComponents|\.web)\.ts'/m
  const files = globSync('**/*.{ts,tsx}', { cwd: source, exclude: ['**/*.test.ts'] })
  const importing = files.filter((file) => staticImport.test(readFileSync(join(source, file), 'utf8')))
  expect(files.length).toBeGreaterThan(500)
  expect(importing.sort()).toEqual(['app/screenComponents.ts', 'features.ts'])
})
