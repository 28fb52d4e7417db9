import { resolve } from 'node:path'
import type { CompanyInfo } from '@crm/contract/features/portal/portal'
import { keysOf } from '@crm/contract/kit/keysOf'
import * as z from 'zod'
import { companyOf, companySettings } from './company.ts'
import { readTrustedProxies, type TrustedProxies } from './http/caller/address.ts'
import {
  type S3Settings,
  type SigningSettings,
  type SolapiSettings,
  s3Of,
  serviceSettings,
  signingOf,
  solapiOf,
  type TossSettings,
  tossOf,
  type WebPushSettings,
  webPushOf,
} from './serviceSettings.ts'
import { StartupProblem } from './startupProblem.ts'
import {
  draftsOf,
  type EndpointSettings,
  type TranscriberSettings,
  transcriberOf,
  transcriberSettings,
} from './transcriberSettings.ts'

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
  DATABASE_POOL: z.coerce.number().int().min(4).max(200).default(10).describe('연결 수, 4에서 200까지'),
  SEED: z.enum(['demo', 'none']).optional().describe('demo 또는 none'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('fatal, error, warn, info, debug, trace, silent 가운데 하나'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('메일 서버의 주소. 예: smtps://user:password@smtp.example.com:465'),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^@\s<]+@[^@\s>]+>?$/)
    .default('빌더스컨설팅 <no-reply@builders.example>')
    .describe('보내는 사람. 예: 빌더스컨설팅 <no-reply@example.com>'),
  ...serviceSettings,
  ...transcriberSettings,
  ...companySettings,
  TRUST_PROXY: z
    .string()
    .refine((text) => readTrustedProxies(text) !== undefined)
    .default('false')
    .describe('앞에 있는 프록시의 수나 주소(예: 1 또는 10.0.0.0/8,127.0.0.1), 없으면 false'),
  BODY_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3600)
    .default(30)
    .describe('요청의 내용을 기다리는 시간(초), 1에서 3600까지'),
  DISK_RESERVE_GB: z.coerce.number().min(0).max(100_000).default(1).describe('디스크에 남겨 둘 공간(GB), 0부터'),
  PENDING_UPLOADS_GB: z.coerce
    .number()
    .min(1)
    .max(100_000)
    .default(50)
    .describe('한 사람이 마치지 않은 채 둘 수 있는 업로드의 크기(GB), 1부터'),
  FILE_TREE_QUOTA_GB: z.coerce
    .number()
    .min(0.001)
    .max(1_000_000)
    .default(50)
    .describe('자료실 하나(프로젝트나 회사)에 넣을 수 있는 크기(GB), 0.001부터'),
  RECORDING_KEEP_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(365)
    .describe('녹음을 보관하는 날수, 1에서 3650까지'),
  SOFFICE_PATH: z.string().min(1).optional().describe('LibreOffice의 실행 파일. 예: /usr/bin/soffice'),
  // Longer than this and the job's database connection would be given up.
  SOFFICE_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(45)
    .default(45)
    .describe('LibreOffice가 파일 하나에 쓰는 초, 1에서 45까지'),
  FFMPEG_PATH: z.string().min(1).optional().describe('ffmpeg의 실행 파일. 예: /usr/bin/ffmpeg'),
  FFMPEG_MINUTES: z.coerce
    .number()
    .int()
    .min(1)
    .max(1440)
    .default(240)
    .describe('ffmpeg가 영상 하나에 쓰는 분, 1에서 1440까지'),
  METRICS_TOKEN: z.string().min(16).optional().describe('/metrics를 읽을 때 쓰는 토큰 (16자 이상)'),
})

type SettingName = keyof typeof Settings.shape
export const settingNames = keysOf(Settings.shape)

export interface Config {
  port: number
  host: string
  /** Without a setting, the node fills in the address it listens at, before it takes any call. */
  publicUrl: string
  dataDir: string
  databaseUrl: string | undefined
  databasePool: number
  seed: 'demo' | 'none'
  logLevel: string
  trustProxy: TrustedProxies
  /** How long a body may take to arrive; where files are streamed, how long nothing may come. */
  bodySeconds: number
  /** Files are refused that would leave less on the disk of DATA_DIR. */
  diskReserveBytes: number
  /** What one person may have asked to upload without attaching it. */
  pendingUploadBytes: number
  /** What the files of one data room may take together, all versions and the bin included. */
  fileTreeQuotaBytes: number
  /** Recordings of meetings are deleted after so many days. */
  recordingKeepDays: number
  /** Without it only programs on this machine read /metrics. */
  metricsToken: string | undefined
  /** Without it `soffice` is looked for in PATH. */
  sofficePath: string | undefined
  /** How long LibreOffice may work on one file. */
  sofficeSeconds: number
  /** Without it `ffmpeg` is looked for in PATH. */
  ffmpegPath: string | undefined
  /** How long ffmpeg may work on one size of one video. */
  ffmpegMinutes: number
  smtpUrl: string | undefined
  mailFrom: string
  /** Who runs this portal. */
  company: CompanyInfo
  /** Without it files are stored in DATA_DIR. */
  s3: S3Settings | undefined
  alimtalk: {
    /** Without it messages are only kept in the outbox. */
    solapi: SolapiSettings | undefined
    /** Full hours, Korea time, between which no messages are sent. */
    quiet: { from: number; until: number }
  }
  webPush: WebPushSettings
  /** Without it nobody pays by card, except in the demo's test checkout. */
  toss: TossSettings | undefined
  signing: SigningSettings
  /** What turns recorded meetings into words on the server. */
  transcriber: TranscriberSettings
  /** Without it no drafts of minutes are offered. */
  drafts: EndpointSettings | undefined
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

/** 21:00 to 08:00 */
const quietHours = { from: 21, until: 8 }

export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  const { data, error } = Settings.safeParse(withoutEmpty(env))
  if (error) throw explain(error)
  const seed = data.SEED ?? (data.DATABASE_URL ? 'none' : 'demo')
  return {
    port: data.PORT,
    host: data.HOST,
    publicUrl: data.PUBLIC_URL ?? '',
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    databasePool: data.DATABASE_POOL,
    seed,
    logLevel: data.LOG_LEVEL,
    trustProxy: readTrustedProxies(data.TRUST_PROXY) ?? false,
    bodySeconds: data.BODY_SECONDS,
    diskReserveBytes: data.DISK_RESERVE_GB * 1024 ** 3,
    pendingUploadBytes: data.PENDING_UPLOADS_GB * 1024 ** 3,
    fileTreeQuotaBytes: Math.floor(data.FILE_TREE_QUOTA_GB * 1024 ** 3),
    recordingKeepDays: data.RECORDING_KEEP_DAYS,
    metricsToken: data.METRICS_TOKEN,
    sofficePath: data.SOFFICE_PATH,
    sofficeSeconds: data.SOFFICE_SECONDS,
    ffmpegPath: data.FFMPEG_PATH,
    ffmpegMinutes: data.FFMPEG_MINUTES,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    company: companyOf(data, seed === 'demo'),
    s3: s3Of(data),
    alimtalk: { solapi: solapiOf(data, env), quiet: quietHours },
    toss: tossOf(data),
    signing: signingOf(data),
    webPush: webPushOf(data, data.PUBLIC_URL),
    transcriber: transcriberOf(data),
    drafts: draftsOf(data),
  }
}
