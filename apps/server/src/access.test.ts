import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { accessMatrix } from './testing/access/accessMatrix.ts'

test('every feature with endpoints tests its own access rows', () => {
  const features = new Set(accessMatrix.map(({ name }) => name.split('.')[0] ?? ''))
  expect(features.size).toBeGreaterThan(20)
  for (const name of features) {
    // An ordinary record has one file of tests for everything.
    const files = [`${name}.access.test.ts`, `${name}.test.ts`].map((file) =>
      fileURLToPath(new URL(`./features/${name}/${file}`, import.meta.url)),
    )
    const tested = files.filter(existsSync).some((file) => readFileSync(file, 'utf8').includes(`testAccess(${name}, `))
    expect(tested, name).toBe(true)
  }
})
