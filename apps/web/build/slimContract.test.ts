import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { api } from '@crm/contract/api'
import { type AnyEndpoint, type EndpointGroup, serverOnlyParts } from '@crm/contract/kit/endpoint'
import { build, type Rollup } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { slimContract } from './slimContract.ts'

const entry = fileURLToPath(new URL('../../../packages/contract/src/api.ts', import.meta.url))

let folder: string
let slim: Record<string, EndpointGroup>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crm-slim-'))
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [slimContract()],
    build: { write: false, minify: false, lib: { entry, formats: ['es'] }, rolldownOptions: { external: [] } },
  })) as Rollup.RollupOutput[]
  const [chunk] = built.flatMap(({ output }) => output)
  if (chunk?.type !== 'chunk') throw new Error('nothing was built')
  const file = join(folder, 'api.mjs')
  await writeFile(file, chunk.code)
  slim = (await import(/* @vite-ignore */ pathToFileURL(file).href)).api
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const groups: Record<string, EndpointGroup> = api
const all = Object.entries(groups).flatMap(([feature, group]) =>
  Object.entries(group).map(([name, endpoint]) => ({ id: `${feature}.${name}`, endpoint, feature, name })),
)

/** What the browser reads of an endpoint; schemas by what they take. */
const keptOf = ({ method, path, access, takesFiles, query, body }: AnyEndpoint) => ({
  method,
  path,
  access,
  takesFiles,
  query: query && Object.keys(query.shape),
  takesBody: body !== undefined,
})

test('the browser has every endpoint with everything that a BrowserEndpoint names', () => {
  expect(all.length).toBeGreaterThan(100)
  for (const { id, endpoint, feature, name } of all) {
    const kept = slim[feature]?.[name]
    expect(kept && keptOf(kept), id).toEqual(keptOf(endpoint))
  }
})

test('schemas of queries and bodies judge as they do on the server', () => {
  const wrong = [{}, { keyword: 'x'.repeat(10_000), limit: 'ten', offset: -1 }, 'text', null]
  for (const { id, endpoint, feature, name } of all) {
    const kept = slim[feature]?.[name]
    for (const part of ['query', 'body'] as const) {
      for (const value of wrong) {
        const verdict = (one: AnyEndpoint | undefined) =>
          one?.[part]?.safeParse(value).error?.issues.map(({ path, message }) => [path, message])
        expect(verdict(kept), `${id} ${part}`).toEqual(verdict(endpoint))
      }
    }
  }
})

test('nothing that only the server needs comes along', () => {
  for (const { id, feature, name } of all) {
    const parts = Object.keys(slim[feature]?.[name] ?? {})
    expect(
      parts.filter((part) => part in serverOnlyParts),
      id,
    ).toEqual([])
  }
})
