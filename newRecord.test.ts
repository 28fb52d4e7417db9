import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const root = fileURLToPath(new URL('.', import.meta.url))
const notCopied = new Set(['node_modules', '.git', '.cache', '.data', 'dist', 'test-results'])

/** Every package by its own link, so that our three workspaces can be the copy's. */
const linkPackages = (copy: string, folder: string) => {
  const packages = join(root, folder, 'node_modules')
  if (!existsSync(packages)) return
  mkdirSync(join(copy, folder, 'node_modules'), { recursive: true })
  for (const name of readdirSync(packages).filter((name) => name !== '@crm' && !name.startsWith('.')))
    symlinkSync(join(packages, name), join(copy, folder, 'node_modules', name), 'junction')
}

/** With these the copy installs nothing. */
const installRecords = ['.crm-installed', '.package-lock.json']

const copyOfTheRepository = () => {
  const copy = mkdtempSync(join(tmpdir(), 'crm-new-'))
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }), 60_000)
  cpSync(root, copy, { recursive: true, filter: (path) => !notCopied.has(basename(path)) })
  for (const folder of ['.', 'apps/server', 'apps/web', 'packages/contract']) linkPackages(copy, folder)
  for (const record of installRecords.map((name) => join('node_modules', name)))
    if (existsSync(join(root, record))) cpSync(join(root, record), join(copy, record))
  mkdirSync(join(copy, 'node_modules/@crm'))
  for (const workspace of ['packages/contract', 'apps/server', 'apps/web'])
    symlinkSync(join(copy, workspace), join(copy, 'node_modules/@crm', basename(workspace)), 'junction')
  return copy
}

/** Without what this run of tests told its workers. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|NODE_OPTIONS|TEST$)/.test(name)),
)

const runIn = async (copy: string, ...args: string[]) => {
  const outcome = await promisify(execFile)(process.execPath, args, { cwd: copy, env }).catch((error) => error)
  return outcome.code ? `${args.join(' ')}\n${outcome.stdout}${outcome.stderr}` : ''
}

/** The types of these files alone and of what they import: all of the server would cost a minute. */
const checkTypes = (copy: string, floor: string, include: string[]) => {
  const project = join(copy, floor, 'tsconfig.new.json')
  writeFileSync(project, JSON.stringify({ extends: './tsconfig.json', include }))
  return runIn(copy, 'node_modules/typescript/bin/tsc', '-p', project, '--noEmit', '--checkers', '1')
}

test('npm run new writes a record that passes its checks and its own tests at once', { timeout: 300_000 }, async () => {
  const copy = copyOfTheRepository()
  const made = await runIn(copy, 'scripts/new.mjs', 'parcels', '소포', '--prefix', 'pc', '--scope', 'NoticeList')
  expect(made).toBe('')
  const server = ['feature', 'seed'].map((part) => `src/features/parcels/parcels.${part}.ts`)
  const problems = await Promise.all([
    checkTypes(copy, 'apps/server', server),
    checkTypes(copy, 'apps/web', ['src/features/parcels/*', 'src/**/*.d.ts']),
    runIn(copy, 'node_modules/vitest/vitest.mjs', 'run', 'architecture', 'apps/server/src/features/parcels'),
  ])
  expect(problems.join('')).toBe('')
})
