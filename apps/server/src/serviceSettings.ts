import * as z from 'zod'
import { StartupProblem } from './startupProblem.ts'

/** What is needed to reach services outside: web push, S3 storage, Kakao messages, card payments, signatures of contracts. */
export const serviceSettings = {
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/)
    .optional()
    .describe('웹 푸시 공개 키 (base64url 87자)'),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional()
    .describe('웹 푸시 비밀 키 (base64url 43자)'),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^@\s]+@\S+|https:\/\/\S+)$/)
    .optional()
    .describe('푸시 서비스가 연락할 곳. 예: mailto:admin@example.com'),
  PUSH_HOSTS: z
    .string()
    .regex(/^[^\s,]+(,[^\s,]+)*$/)
    .default('fcm.googleapis.com,*.push.services.mozilla.com,*.notify.windows.com,*.push.apple.com')
    .describe('웹 푸시를 보내도 되는 곳. 예: fcm.googleapis.com,*.push.apple.com'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('S3 호환 저장소의 주소. 예: https://s3.ap-northeast-2.amazonaws.com'),
  S3_REGION: z.string().min(1).optional().describe('S3 지역. 예: ap-northeast-2'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional()
    .describe('S3 버킷 이름 (영문 소문자, 숫자, 점, 하이픈 3~63자)'),
  S3_ACCESS_KEY: z.string().min(1).optional().describe('S3 액세스 키'),
  S3_SECRET_KEY: z.string().min(1).optional().describe('S3 비밀 키'),
  SOLAPI_API_KEY: z.string().min(1).optional().describe('SOLAPI API 키'),
  SOLAPI_API_SECRET: z.string().min(1).optional().describe('SOLAPI API 비밀 키'),
  SOLAPI_PF_ID: z.string().min(1).optional().describe('카카오 채널의 pfId'),
  SOLAPI_FROM: z
    .string()
    .regex(/^\d{8,11}$/)
    .optional()
    .describe('등록된 발신번호 (숫자만)'),
  SOLAPI_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api.solapi.com')
    .describe('SOLAPI의 주소. 예: https://api.solapi.com'),
  TOSS_CLIENT_KEY: z.string().min(1).optional().describe('토스페이먼츠 클라이언트 키. 예: test_ck_…'),
  TOSS_SECRET_KEY: z.string().min(1).optional().describe('토스페이먼츠 시크릿 키. 예: test_sk_…'),
  TOSS_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api.tosspayments.com')
    .describe('토스페이먼츠의 주소. 예: https://api.tosspayments.com'),
  SIGN_P12: z.string().min(1).optional().describe('계약서를 봉인하는 인증서 파일(PKCS#12). 예: /etc/crm/sign.p12'),
  SIGN_P12_PASSWORD: z.string().min(1).optional().describe('그 파일의 비밀번호'),
  SIGN_TSA_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('시점확인(RFC 3161) 서버의 주소. 예: http://timestamp.example.com'),
}

type Settings = z.output<z.ZodObject<typeof serviceSettings>>

export interface S3Settings {
  endpoint: string
  region: string
  bucket: string
  accessKey: string
  secretKey: string
}

export interface SolapiSettings {
  url: string
  apiKey: string
  apiSecret: string
  pfId: string
  /** SOLAPI's id of a template, by the name that its feature gives it. */
  templates: Readonly<Record<string, string>>
  from: string | undefined
}

export interface TossSettings {
  url: string
  clientKey: string
  secretKey: string
}

export interface WebPushSettings {
  /** Without them the keys made on the first start. */
  keys: { public_key: string; private_key: string } | undefined
  subject: string
  hosts: string[]
}

/** What contracts are sealed with. */
export interface SigningSettings {
  /** Without it the key made on the first start. */
  p12: { path: string; password: string } | undefined
  /** Without it the time of a signature is this server's own. */
  tsaUrl: string | undefined
}

export const signingOf = (data: Settings): SigningSettings => {
  const { SIGN_P12: path, SIGN_P12_PASSWORD: password, SIGN_TSA_URL: tsaUrl } = data
  if (password && !path) {
    throw new StartupProblem(
      '환경 변수 SIGN_P12_PASSWORD만 있고 SIGN_P12가 없어요',
      'SIGN_P12에 인증서 파일을 정해 주세요.',
    )
  }
  return { p12: path ? { path, password: password ?? '' } : undefined, tsaUrl }
}

/** `publicUrl` is the contact for push services when none is set. */
export const webPushOf = (data: Settings, publicUrl = ''): WebPushSettings => {
  const { VAPID_PUBLIC_KEY: public_key, VAPID_PRIVATE_KEY: private_key } = data
  if (!public_key !== !private_key) {
    throw new StartupProblem(
      '환경 변수 VAPID_PUBLIC_KEY와 VAPID_PRIVATE_KEY 가운데 하나만 있어요',
      '둘 다 정하거나 둘 다 비워 주세요.',
    )
  }
  const contact = publicUrl.startsWith('https:') ? publicUrl : 'mailto:crm@builders.example'
  return {
    keys: public_key && private_key ? { public_key, private_key } : undefined,
    subject: data.VAPID_SUBJECT ?? contact,
    hosts: data.PUSH_HOSTS.split(','),
  }
}

export const s3Of = (data: Settings): S3Settings | undefined => {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY } = data
  const given = { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY }
  const missing = Object.entries(given).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length === Object.keys(given).length) return undefined
  if (S3_ENDPOINT && S3_REGION && S3_BUCKET && S3_ACCESS_KEY && S3_SECRET_KEY) {
    const keys = { accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY }
    return { endpoint: S3_ENDPOINT, region: S3_REGION, bucket: S3_BUCKET, ...keys }
  }
  throw new StartupProblem(
    `S3 저장소를 쓰려면 환경 변수 ${missing.join(', ')}도 필요해요`,
    'S3_로 시작하는 다섯 가지를 모두 정하거나 모두 비워 주세요.',
  )
}

export const tossOf = (data: Settings): TossSettings | undefined => {
  const { TOSS_URL: url, TOSS_CLIENT_KEY: clientKey, TOSS_SECRET_KEY: secretKey } = data
  if (clientKey && secretKey) return { url, clientKey, secretKey }
  if (!clientKey && !secretKey) return undefined
  throw new StartupProblem(
    '환경 변수 TOSS_CLIENT_KEY와 TOSS_SECRET_KEY 가운데 하나만 있어요',
    '둘 다 정하거나 둘 다 비워 주세요.',
  )
}

const templatePrefix = 'SOLAPI_TEMPLATE_'

/** The setting that has SOLAPI's id of a template: `SOLAPI_TEMPLATE_PRE_MEETING` */
export const templateSetting = (name: string) => `${templatePrefix}${name.toUpperCase()}`

/** Features declare templates, so their settings are recognised by how they begin. */
const templatesOf = (env: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, id]) =>
      name.startsWith(templatePrefix) && id ? [[name.slice(templatePrefix.length).toLowerCase(), id]] : [],
    ),
  )

export const solapiOf = (
  data: Settings,
  env: Readonly<Record<string, string | undefined>>,
): SolapiSettings | undefined => {
  const { SOLAPI_API_KEY: apiKey, SOLAPI_API_SECRET: apiSecret, SOLAPI_PF_ID: pfId } = data
  const given = { SOLAPI_API_KEY: apiKey, SOLAPI_API_SECRET: apiSecret, SOLAPI_PF_ID: pfId }
  const missing = Object.entries(given).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length === Object.keys(given).length) return undefined
  if (apiKey && apiSecret && pfId)
    return { url: data.SOLAPI_URL, apiKey, apiSecret, pfId, templates: templatesOf(env), from: data.SOLAPI_FROM }
  throw new StartupProblem(
    `알림톡을 보내려면 환경 변수 ${missing.join(', ')}도 필요해요`,
    'SOLAPI_로 시작하는 세 가지(키, 비밀 키, pfId)를 모두 정하거나 모두 비워 주세요.',
  )
}
