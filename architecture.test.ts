import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { features } from './apps/server/src/features.ts'
import { api } from './packages/contract/src/api.ts'
import { topicNames } from './packages/contract/src/events.ts'
import { features as contracts, type FeatureContract } from './packages/contract/src/features.ts'
import type { Screen } from './packages/contract/src/kit/screen.ts'
import { anyTopic } from './packages/contract/src/kit/topic.ts'
import { scopeNames } from './packages/contract/src/scopes.ts'
import { screens } from './packages/contract/src/screens.ts'

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

test('every screen of the table has a path of its own', () => {
  const paths = Object.values(screens).map((screen: Screen) => screen.path)
  expect(new Set(paths).size).toBe(paths.length)
})

test('every screen whose path has parameters names an address for the browser tour', () => {
  for (const [name, { path, sample }] of Object.entries<Screen>(screens)) {
    if (/[:*]/.test(path)) expect(sample, name).toMatch(/^\/[^:*]*$/)
  }
})

test('a topic that a read follows is said by some feature', () => {
  for (const [name, { topics }] of Object.entries<FeatureContract>(contracts)) {
    for (const topic of Object.keys(topics?.stale ?? {})) expect([...topicNames, anyTopic], name).toContain(topic)
  }
})

const featureFloors = ['packages/contract/src/features', 'apps/server/src/features', 'apps/web/src/features']

interface FeatureImport {
  from: string
  to: string
  file: string
  imported: string
}

/** Imports from one feature to another; tests and seeds may use whatever they need. */
const importsBetweenFeatures = (floor: string): FeatureImport[] =>
  sourceFiles(floor)
    .filter((file) => !/\.(test|seed|access)\.tsx?$|\/seed\//.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8')
      return [...source.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, path = '']) => {
        const imported = posix.join(posix.dirname(file), path)
        const featureOf = (name: string) => name.slice(floor.length + 1).split('/')[0] ?? ''
        return {
          from: featureOf(file),
          to: imported.startsWith(`${floor}/`) ? featureOf(imported) : '',
          file,
          imported,
        }
      })
    })
    .filter(({ from, to }) => to !== '' && from !== to)

test.each(featureFloors)('features in %s do not depend on each other in a circle', (floor) => {
  const uses = new Map<string, Set<string>>()
  for (const { from, to } of importsBetweenFeatures(floor)) uses.set(from, (uses.get(from) ?? new Set()).add(to))
  const circles: string[] = []
  const done = new Set<string>()
  const visit = (feature: string, path: readonly string[]) => {
    if (path.includes(feature)) circles.push([...path.slice(path.indexOf(feature)), feature].join(' > '))
    if (path.includes(feature) || done.has(feature)) return
    for (const other of uses.get(feature) ?? []) visit(other, [...path, feature])
    done.add(feature)
  }
  for (const feature of uses.keys()) visit(feature, [])
  expect(circles).toEqual([])
})

test('a feature shows other features its services on the server, and no screens in the browser', () => {
  const isPrivate = (path: string) => /\.(feature|queries|policy)\.ts$|Screen\.tsx$/.test(path)
  const forbidden = featureFloors
    .flatMap(importsBetweenFeatures)
    .filter(({ imported }) => isPrivate(imported))
    .map(({ file, imported }) => `${file} > ${imported}`)
  expect(forbidden).toEqual([])
})

test('queries call no services', () => {
  const calls = sourceFiles('apps/server/src/features')
    .filter((file) => file.endsWith('.queries.ts'))
    .filter((file) => /from '[^']+\.service\.ts'/.test(readFileSync(join(root, file), 'utf8')))
  expect(calls).toEqual([])
})

test('no folder of a feature holds more than 25 files, and no other folder of the source more than 30', () => {
  const counts = new Map<string, number>()
  for (const file of ['packages/contract/src', 'apps/server/src', 'apps/web/src', 'bench'].flatMap(sourceFiles)) {
    const folder = posix.dirname(file)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  const limitOf = (folder: string) => (folder.includes('/features/') ? 25 : 30)
  expect([...counts].filter(([folder, count]) => count > limitOf(folder))).toEqual([])
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
    if (/\.(gen|test|seed)\.ts$|\/(testing|seed)\//.test(file)) continue
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

/** Names and figures of speech that readers stumbled over, and what to write instead. */
const riddles: [RegExp, string][] = [
  [/\bin one breath\b|\bhands at once\b|\bdeaf to\b|\bthese eyes\b/i, 'say what happens'],
  [/(?<![\w/])\w*Desk\b(?!top)|\bcabinet\b|\bnotebook\b|\bringer\b/, 'Fixture'],
  [/\btell[A-Z]\w*|\bhears\b/, 'send, notify, announce; is told, is sent'],
  [/\bwhereabouts\b|\brefuge\b|\btidyUp\b|\bwithFigure\b|\bhandedToken\b/, 'the plain word'],
  [/\b(FewRows|NoneYet|NotKnownYet|TodosOf|Gathered|MeetingDoings)\b/, 'EmptyLine, …Actions, …Rows'],
]

test('names and comments use plain words', () => {
  const found = ['apps', 'packages', 'e2e', 'bench'].flatMap(sourceFiles).flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return riddles.flatMap(([riddle, plain]) => {
      const [word] = riddle.exec(text) ?? []
      return word ? [`${path}: ${word} (${plain})`] : []
    })
  })
  expect(found).toEqual([])
})

/** What the kit writes and reckons for all floors, so that nothing is written in two shapes; seeds and tests are free. */
const copiesOfKit: [RegExp, string][] = [
  [/\btoLocale(String|DateString|TimeString)\(/, 'showNumber() or won() of kit/numbers'],
  [/replaceAll\('-', '\.'\)|\/-\/g, '\.'/, 'showDate() and its like of kit/dates'],
  [/'일', '월'|일월화수/, 'weekdays or weekdayName() of kit/days'],
  [/\b(86_400_000|dayMs)\)\.toISOString\(\)/, 'daysAfter() of kit/days'],
  [/\btoISOString\(\)\s*\.slice\(0, 16\)/, 'koreaNow() of kit/days'],
  [/% 60\)\.padStart\(2/, 'showLength() of kit/dates'],
  [/\(now\(\) at time zone 'Asia\/Seoul'\)::date/, 'today of db/today.ts'],
  [/\.label\((\w|[?.'() ])+ as (?!const)/, 'labelOf() of kit/labelled'],
]

test('features leave dates, lengths, money and labels to the kit', () => {
  const found = featureFloors
    .flatMap(sourceFiles)
    .filter((file) => !/\.(test|seed)\.tsx?$|\/seed\//.test(file))
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      return copiesOfKit.flatMap(([copy, kit]) => {
        const [written] = copy.exec(text) ?? []
        return written ? [`${path}: ${written} (${kit})`] : []
      })
    })
  expect(found).toEqual([])
})
