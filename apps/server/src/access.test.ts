import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { accessMatrix } from './testing/accessMatrix.ts'

test('every feature with endpoints tests its own access rows', () => {
  const features = new Set(accessMatrix.map(({ name }) => name.split('.')[0] ?? ''))
  expect(features.size).toBeGreaterThan(20)
  for (const name of features) {
    const file = fileURLToPath(new URL(`./features/${name}/${name}.access.test.ts`, import.meta.url))
    expect(existsSync(file), `${name}.access.test.ts`).toBe(true)
  }
})
