import { resolve } from 'node:path'
import * as z from 'zod'
import { StartupProblem } from './startupProblem.ts'

const port = z.coerce.number().int().min(0).max(65535)

/** Every setting there is: docs/operations.md explains each, and a test compares the two. */
const Settings = z.object({
  PORT: port.default(3000).describe('0에서 65535까지의 포트 번호'),
  HOST: z.string().min(1).default('127.0.0.1').describe('받아들일 주소. 예: 127.0.0.1, 0.0.0.0'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('사람들이 접속하는 주소. 예: https://crm.example.com'),
  DATA_DIR: z.string().min(1).default('.data').describe('내장 데이터베이스와 파일을 둘 폴더'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('PostgreSQL 16 이상의 주소. 예: postgres://user:password@host:5432/crm'),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10).describe('연결 수, 2에서 200까지'),
  SEED: z.enum(['demo', 'none']).optional().describe('demo 또는 none'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('fatal, error, warn, info, debug, trace, silent 가운데 하나'),
  TRUST_PROXY: z.stringbool().default(false).describe('앞에 프록시가 있으면 true, 없으면 false'),
})

export type SettingName = keyof typeof Settings.shape
export const settingNames = Object.keys(Settings.shape) as SettingName[]

export interface Config {
  port: number
  host: string
  publicUrl: string | undefined
  dataDir: string
  databaseUrl: string | undefined
  databasePool: number
  seed: 'demo' | 'none'
  logLevel: string
  trustProxy: boolean
}

const explain = (error: z.ZodError) => {
  const name = String(error.issues[0]?.path[0]) as SettingName
  return new StartupProblem(
    `환경 변수 ${name}의 값을 쓸 수 없어요`,
    `${Settings.shape[name].description} 값으로 바꿔 주세요.`,
  )
}

/** An empty variable counts as not set: that is how compose files and shells leave one out. */
const withoutEmpty = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))

export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  const { data, error } = Settings.safeParse(withoutEmpty(env))
  if (error) throw explain(error)
  return {
    port: data.PORT,
    host: data.HOST,
    publicUrl: data.PUBLIC_URL,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    databasePool: data.DATABASE_POOL,
    seed: data.SEED ?? (data.DATABASE_URL ? 'none' : 'demo'),
    logLevel: data.LOG_LEVEL,
    trustProxy: data.TRUST_PROXY,
  }
}
