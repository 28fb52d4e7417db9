import { createHmac, randomBytes } from 'node:crypto'
import { type SolapiSettings, templateSetting } from '../../serviceSettings.ts'
import type { Alimtalk, TalkOutcome } from './alimtalk.ts'

/** Shorter than the database lets a transaction wait: the job that sends is inside one. */
const patienceMs = 15_000

/** A refusal that asking again does not change. */
export class TalkRefused extends Error {}

interface Answer {
  messageId?: string
  statusCode?: string
  statusMessage?: string
  errorCode?: string
  errorMessage?: string
}

interface ListedMessage {
  messageId: string
  statusCode?: string
  statusMessage?: string
  reason?: string
  customFields?: Record<string, string>
  log?: { message?: string }[]
}

const noTemplateId = (template: string) => `SOLAPI 템플릿이 아직 등록되지 않았어요. (${templateSetting(template)})`

/** HMAC-SHA256 over date and salt, in hex. */
const authorization = ({ apiKey, apiSecret }: SolapiSettings) => {
  const date = new Date().toISOString()
  const salt = randomBytes(16).toString('hex')
  const signature = createHmac('sha256', apiSecret)
    .update(date + salt)
    .digest('hex')
  return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`
}

const isTemporary = (status: number) => status === 429 || status >= 500

const request = async <Result>(settings: SolapiSettings, path: string, body?: object): Promise<Result> => {
  const response = await fetch(new URL(path, settings.url), {
    method: body ? 'POST' : 'GET',
    headers: { authorization: authorization(settings), 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(patienceMs),
  })
  const answer = (await response.json().catch(() => ({}))) as Answer
  if (response.ok) return answer as Result
  const said =
    `${response.status} ${answer.errorCode ?? ''} ${answer.errorMessage ?? answer.statusMessage ?? ''}`.trim()
  throw isTemporary(response.status) ? new Error(said) : new TalkRefused(said)
}

/** 4000 has arrived; 2xxx and 3000 are on their way; everything else will not come. */
const outcomeOf = ({ statusCode = '', statusMessage, reason, log }: ListedMessage): TalkOutcome => {
  const said = reason || log?.at(-1)?.message || statusMessage || statusCode
  if (statusCode === '4000') return { state: 'delivered', said }
  return { state: statusCode === '3000' || statusCode.startsWith('2') ? 'requested' : 'failed', said }
}

const listed = async (settings: SolapiSettings, query: Record<string, string>) => {
  const path = `/messages/v4/list?${new URLSearchParams(query)}`
  const { messageList } = await request<{ messageList?: Record<string, ListedMessage> }>(settings, path)
  return Object.values(messageList ?? {})
}

/** Kakao Alimtalk by SOLAPI, messages v4: approved templates only, never as a text message instead. */
export const solapi = (settings: SolapiSettings): Alimtalk => ({
  by: 'solapi',
  taken: async ({ id, to }) => {
    const known = (await listed(settings, { to, limit: '100' })).find(({ customFields }) => customFields?.talk === id)
    return known ? { ...outcomeOf(known), messageId: known.messageId } : null
  },
  send: async (talk) => {
    const templateId = settings.templates[talk.template]
    if (!templateId) throw new TalkRefused(noTemplateId(talk.template))
    const { messageId, statusCode, statusMessage } = await request<Answer>(settings, '/messages/v4/send', {
      message: {
        to: talk.to,
        ...(settings.from ? { from: settings.from } : {}),
        type: 'ATA',
        kakaoOptions: {
          pfId: settings.pfId,
          templateId,
          variables: Object.fromEntries(Object.entries(talk.gaps).map(([name, words]) => [`#{${name}}`, words])),
          disableSms: true,
        },
        customFields: { talk: talk.id },
      },
    })
    if (!messageId) throw new TalkRefused(statusMessage ?? statusCode ?? 'SOLAPI')
    return {
      ...outcomeOf({ messageId, ...(statusCode ? { statusCode } : {}), statusMessage: statusMessage ?? '' }),
      messageId,
    }
  },
  outcome: async (messageId) => {
    const [message] = await listed(settings, { messageId, limit: '1' })
    return message ? outcomeOf(message) : { state: 'requested', said: '' }
  },
})
