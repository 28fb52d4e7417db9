import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readConfig, settingNames } from './config.ts'

test('everything has a default', () => {
  expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', seed: 'demo', logLevel: 'info' })
})

test('demo data only goes into the embedded database by itself', () => {
  expect(readConfig({ DATABASE_URL: 'postgres://crm@db/crm' }).seed).toBe('none')
  expect(readConfig({ DATABASE_URL: 'postgres://crm@db/crm', SEED: 'demo' }).seed).toBe('demo')
})

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test.each([
  ['PORT', 'eighty', '0에서 65535까지의 포트 번호'],
  ['PORT', '70000', '0에서 65535까지의 포트 번호'],
  ['PUBLIC_URL', 'crm.example.com', '사람들이 접속하는 주소'],
  ['DATABASE_URL', 'mysql://db', 'PostgreSQL 16 이상의 주소'],
  ['SEED', 'big', 'demo 또는 none'],
  ['LOG_LEVEL', 'loud', 'fatal, error, warn'],
  ['TRUST_PROXY', 'maybe', 'true'],
])('%s=%s is refused with the name and what it takes', (name, value, takes) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`환경 변수 ${name}.*${takes}`))
})

test('docs/operations.md tells of every setting', async () => {
  const text = await readFile(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
  for (const name of settingNames) expect(text).toContain(`\`${name}\``)
})
