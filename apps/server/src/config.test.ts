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
  ['DATABASE_POOL', '3', '연결 수, 4에서 200까지'],
  ['SEED', 'big', 'demo 또는 none'],
  ['LOG_LEVEL', 'loud', 'fatal, error, warn'],
  ['VAPID_PUBLIC_KEY', 'short', '웹 푸시 공개 키'],
  ['VAPID_SUBJECT', 'admin@example.com', '푸시 서비스가 연락할 곳'],
  ['S3_ENDPOINT', 's3.example.com', 'S3 호환 저장소의 주소'],
  ['S3_BUCKET', 'Our Files', 'S3 버킷 이름'],
  ['SIGN_TSA_URL', 'tsa.example.com', '시점확인'],
  ['TRUST_PROXY', 'true', '프록시의 수나 주소'],
  ['TRUST_PROXY', '10.0.0.0/99', '프록시의 수나 주소'],
  ['TRUST_PROXY', '0.0.0.0/0', '프록시의 수나 주소'],
  ['METRICS_TOKEN', 'short', '토큰'],
])('%s=%s is refused with the name and what it takes', (name, value, takes) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`환경 변수 ${name}.*${takes}`))
})

test('proxies are counted or named', () => {
  expect(readConfig({}).trustProxy).toBe(false)
  expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1'])
})

test('half a pair of push keys is refused', () => {
  expect(() => readConfig({ VAPID_PUBLIC_KEY: 'a'.repeat(87) })).toThrow('하나만 있어요')
  const keys = { VAPID_PUBLIC_KEY: 'a'.repeat(87), VAPID_PRIVATE_KEY: 'b'.repeat(43) }
  expect(readConfig(keys).webPush.keys).toEqual({ public_key: 'a'.repeat(87), private_key: 'b'.repeat(43) })
})

test('S3 is configured whole or not at all', () => {
  expect(readConfig({}).s3).toBeUndefined()
  expect(() => readConfig({ S3_ENDPOINT: 'https://s3.example.com', S3_BUCKET: 'crm' })).toThrow(
    'S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY',
  )
  const whole = { S3_ENDPOINT: 'https://s3.example.com', S3_REGION: 'kr', S3_BUCKET: 'crm' }
  expect(readConfig({ ...whole, S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' }).s3).toEqual({
    endpoint: 'https://s3.example.com',
    region: 'kr',
    bucket: 'crm',
    accessKey: 'a',
    secretKey: 'b',
  })
})

test('SOLAPI is configured whole or not at all', () => {
  expect(readConfig({}).alimtalk).toEqual({ solapi: undefined, quiet: { from: 21, until: 8 } })
  expect(() => readConfig({ SOLAPI_API_KEY: 'k', SOLAPI_PF_ID: 'p' })).toThrow('SOLAPI_API_SECRET')
  const keys = { SOLAPI_API_KEY: 'k', SOLAPI_API_SECRET: 's', SOLAPI_PF_ID: 'p' }
  expect(readConfig({ ...keys, SOLAPI_TEMPLATE_PRE_MEETING: 'TP1' }).alimtalk.solapi).toMatchObject({
    pfId: 'p',
    templates: { pre_meeting: 'TP1' },
  })
})

test('a password of a certificate needs its file', () => {
  expect(readConfig({}).signing).toEqual({ p12: undefined, tsaUrl: undefined })
  expect(() => readConfig({ SIGN_P12_PASSWORD: 'secret' })).toThrow('SIGN_P12')
  expect(readConfig({ SIGN_P12: '/etc/sign.p12', SIGN_TSA_URL: 'http://tsa.example.com' }).signing).toEqual({
    p12: { path: '/etc/sign.p12', password: '' },
    tsaUrl: 'http://tsa.example.com',
  })
})

test('Toss has both keys or none', () => {
  expect(readConfig({}).toss).toBeUndefined()
  expect(() => readConfig({ TOSS_CLIENT_KEY: 'c' })).toThrow('TOSS_SECRET_KEY')
  expect(readConfig({ TOSS_CLIENT_KEY: 'c', TOSS_SECRET_KEY: 's' }).toss).toEqual({
    url: 'https://api.tosspayments.com',
    clientKey: 'c',
    secretKey: 's',
  })
})

test('words and drafts need an address; drafts a model as well', () => {
  expect(readConfig({})).toMatchObject({ transcriber: { modelDir: undefined, endpoint: undefined }, drafts: undefined })
  expect(readConfig({ TRANSCRIBER_URL: 'https://speech.example.com/v1/' }).transcriber.endpoint).toEqual({
    url: 'https://speech.example.com/v1',
    key: undefined,
    model: 'whisper-1',
  })
  expect(() => readConfig({ DRAFT_URL: 'https://text.example.com/v1' })).toThrow('DRAFT_MODEL')
  expect(() => readConfig({ DRAFT_MODEL: 'small' })).toThrow('DRAFT_URL')
  expect(readConfig({ DRAFT_URL: 'https://text.example.com/v1', DRAFT_MODEL: 'small', DRAFT_KEY: 'k' }).drafts).toEqual(
    {
      url: 'https://text.example.com/v1',
      key: 'k',
      model: 'small',
    },
  )
})

test('docs/operations.md tells of every setting', async () => {
  const text = await readFile(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
  for (const name of settingNames) expect(text).toContain(`\`${name}\``)
})
