// npm run new <feature>: the skeleton of an ordinary record on all floors, which passes its checks and tests at once.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './lib/install.mjs'
import { continueOnPinnedNode, isRelaunched } from './lib/pinnedNode.mjs'
import { inRoot, root } from './lib/root.mjs'
import { format, ownProgram, run } from './lib/steps.mjs'
import { guarded, LaunchProblem, say } from './lib/terminal.mjs'
import { filesOf, gapsOf, linesOf } from './new/record.mjs'

const usage =
  'npm run new -- <feature> <한국어 이름> [--one <singular>] [--prefix <column prefix>] [--scope <ScopeName>] [--group <menu group>]'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    one: { type: 'string' },
    prefix: { type: 'string' },
    scope: { type: 'string' },
    group: { type: 'string', default: 'work' },
  },
})
const [many = '', word = ''] = positionals

const read = (path) => readFileSync(inRoot(path), 'utf8')

const write = (path, text) => {
  mkdirSync(dirname(inRoot(path)), { recursive: true })
  writeFileSync(inRoot(path), text)
}

const refuseUnless = (holds, problem) => {
  if (!holds) throw new LaunchProblem(problem, usage)
}

const settings = () => {
  const one = values.one ?? many.replace(/ies$/, 'y').replace(/s$/, '')
  const prefix =
    values.prefix ??
    one
      .toLowerCase()
      .replace(/[aeiou]/g, '')
      .slice(0, 3)
  refuseUnless(/^[a-z][a-zA-Z]+$/.test(many) && word, '기능 이름과 한국어 이름이 필요해요')
  refuseUnless(one !== many, '단수 이름을 --one으로 알려 주세요')
  refuseUnless(/^[a-z]{2,6}$/.test(prefix), '열 이름의 앞부분을 --prefix로 알려 주세요')
  refuseUnless(!existsSync(inRoot('packages/contract/src/features', many)), `${many} 기능은 이미 있어요`)
  const scopes = read('packages/contract/src/scopes.ts')
  refuseUnless(!values.scope || scopes.includes(`'${values.scope}'`), `${values.scope} 권한은 없어요`)
  return { many, one, word, prefix, scope: values.scope, group: values.group }
}

const filled = (template, gaps) =>
  read(`scripts/new/templates/${template}.tpl`).replace(/\{\{(\w+)\}\}/g, (_, name) => gaps[name])

/** `20261116_0930`: two people who add one on the same day do not collide. */
const momentNow = () => new Date().toISOString().slice(0, 16).replaceAll('-', '').replace('T', '_').replace(':', '')

const addLines = (path, { imports, entries }) => {
  const lines = read(path).split('\n')
  for (const [before, entry] of entries) lines.splice(lines.lastIndexOf(before), 0, entry)
  const missing = imports.filter((line) => !lines.includes(line))
  write(path, [...missing, ...lines].join('\n'))
}

process.chdir(root)
await guarded(async () => {
  if (!isRelaunched) await ensureInstalled()
  await continueOnPinnedNode()
  const gaps = gapsOf(settings())
  const files = filesOf(gaps, momentNow())
  refuseUnless(readdirSync(inRoot('scripts/new/templates')).length === Object.keys(files).length, '틀이 빠졌어요')
  for (const [template, path] of Object.entries(files)) write(path, filled(template, gaps))
  const registries = linesOf(gaps)
  for (const [path, lines] of Object.entries(registries)) addLines(path, lines)

  say('데이터베이스 타입을 다시 만들어요')
  const typed = await run(ownProgram('apps/server/src/cli/dbTypes.ts'))
  const written = [...Object.values(files), ...Object.keys(registries)].filter((path) => !path.endsWith('.sql'))
  const formatted = await run(format(...written))
  for (const path of Object.values(files)) say(path)
  say(`npx vitest run ${dirname(files['test.ts'])}`)
  process.exit(typed && formatted ? 0 : 1)
})
