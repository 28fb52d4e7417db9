import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { features } from './apps/server/src/features.ts'
import { api } from './packages/contract/src/api.ts'
import { screens } from './packages/contract/src/features.ts'
import type { Screen } from './packages/contract/src/kit/screen.ts'
import { scopeNames } from './packages/contract/src/scopes.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const namesIn = (folder: string) => readdirSync(join(root, folder)).map((name) => name.replace(/\.ts$/, ''))

const sourceFiles = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'dist' ? [] : sourceFiles(path)
    return /\.(ts|tsx)$/.test(entry.name) ? [path] : []
  })

test('a feature has one name on every floor', () => {
  const promised = namesIn('packages/contract/src/features').sort()
  expect(namesIn('apps/server/src/features').sort()).toEqual(promised)
  expect(Object.keys(api).sort()).toEqual(promised)
  expect(Object.keys(features).sort()).toEqual(promised)
  for (const name of namesIn('apps/web/src/features')) expect(promised).toContain(name)
})

test('every endpoint has a handler, an access rule, and an address of its own', () => {
  const addresses = new Set<string>()
  for (const [name, { endpoints, handlers }] of Object.entries(features)) {
    expect(Object.keys(handlers).sort(), name).toEqual(Object.keys(endpoints).sort())
    for (const endpoint of Object.values(endpoints)) {
      const address = `${endpoint.method} ${endpoint.path.replace(/:\w+/g, ':')}`
      expect(addresses, address).not.toContain(address)
      addresses.add(address)
      expect(endpoint.path).toMatch(/^\/crm\/v3\//)
      expect(['anyone', 'signedIn', 'members']).toContain(endpoint.access.who)
      if (endpoint.access.who !== 'members' || !Array.isArray(endpoint.access.emp)) continue
      for (const scope of endpoint.access.emp) expect(scopeNames).toContain(scope)
    }
  }
})

test('every screen of the table has a component, and paths are its own', () => {
  const components = readFileSync(join(root, 'apps/web/src/app/screenComponents.ts'), 'utf8')
  const paths = Object.values(screens).map((screen: Screen) => screen.path)
  expect(new Set(paths).size).toBe(paths.length)
  for (const name of Object.keys(screens)) expect(components).toMatch(new RegExp(`\\b${name}\\b`))
})

const written = [
  /(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g,
  /\b(?:insert into|delete from|merge into)\s+(\w+)/g,
  /\bupdate\s+(\w+)(?:\s+\w+)?\s+set\b/g,
]

/** An account is one row of three features: decision 020 says which columns are whose. */
const sharedTables: Record<string, string[]> = { users: ['account', 'auth', 'members'] }

test('a table is written by one feature, or by the machinery', () => {
  const writers = new Map<string, Set<string>>()
  for (const file of sourceFiles('apps/server/src')) {
    if (/\.(gen|test)\.ts$|\/testing\//.test(file)) continue
    const writer = file.match(/\/features\/(\w+)\//)?.[1] ?? 'machinery'
    const source = readFileSync(join(root, file), 'utf8')
    for (const [, table = ''] of written.flatMap((pattern) => [...source.matchAll(pattern)])) {
      writers.set(table, (writers.get(table) ?? new Set()).add(writer))
    }
  }
  expect(writers.size).toBeGreaterThan(40)
  for (const [table, names] of writers) {
    expect([...names].sort(), table).toEqual(sharedTables[table] ?? [expect.any(String)])
  }
})

test('nothing grows past 300 lines', () => {
  const folders = ['packages/contract/src', 'apps/server/src', 'apps/server/seed', 'apps/web/src', 'bench', 'e2e']
  const long = folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap(sourceFiles)
    .filter((file) => !file.endsWith('.gen.ts'))
    .filter((file) => readFileSync(join(root, file), 'utf8').split('\n').length > 300)
  expect(long).toEqual([])
})
