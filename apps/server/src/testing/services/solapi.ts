import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SolapiSettings } from '../../serviceSettings.ts'

/**
 * How the fake SOLAPI treats the next message: accepts it, answers 500 or 400, accepts it but loses the answer, or
 * reports no outcome.
 */
export type Mood = 'takes' | 'busy' | 'refuses' | 'silent' | 'untold'

interface Taken {
  messageId: string
  to: string
  type: string
  kakaoOptions: { pfId: string; templateId: string; variables: Record<string, string>; disableSms: boolean }
  customFields: Record<string, string>
  statusCode: string
  statusMessage: string
}

const keys = { apiKey: 'NCSTESTKEY', apiSecret: 'secret-of-the-test' }

const bodyOf = async (request: IncomingMessage) => {
  let text = ''
  for await (const chunk of request) text += chunk
  return text ? JSON.parse(text) : {}
}

/** As SOLAPI checks it: HMAC-SHA256 over date and salt, and the date is of these minutes. */
const isSigned = (header = '') => {
  const [, apiKey, date = '', salt = '', signature] =
    /^HMAC-SHA256 apiKey=(\w+), date=(\S+), salt=(\w{12,64}), signature=(\w{64})$/.exec(header) ?? []
  const expected = createHmac('sha256', keys.apiSecret)
    .update(date + salt)
    .digest('hex')
  return apiKey === keys.apiKey && signature === expected && Math.abs(Date.now() - Date.parse(date)) < 900_000
}

/** A small server with SOLAPI's messages v4 API. */
export const startSolapi = async () => {
  const taken: Taken[] = []
  const state = { mood: 'takes' as Mood, attempts: 0 }
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const url = new URL(request.url ?? '/', 'http://solapi')
    if (!isSigned(request.headers.authorization))
      return answer(403, { errorCode: 'SignatureDoesNotMatch', errorMessage: '서명이 올바르지 않습니다.' })
    if (request.method === 'GET' && url.pathname === '/messages/v4/list') {
      if (state.mood === 'untold') return answer(503, { errorCode: 'Unavailable', errorMessage: '점검 중입니다.' })
      const wanted = taken.filter(
        ({ messageId, to }) =>
          [null, messageId].includes(url.searchParams.get('messageId')) &&
          [null, to].includes(url.searchParams.get('to')),
      )
      return answer(200, { messageList: Object.fromEntries(wanted.map((message) => [message.messageId, message])) })
    }
    if (request.method !== 'POST' || url.pathname !== '/messages/v4/send') return answer(404, {})
    state.attempts += 1
    const { message } = await bodyOf(request)
    if (state.mood === 'busy') return answer(500, { errorCode: 'InternalError', errorMessage: '잠시 후 다시' })
    if (state.mood === 'refuses')
      return answer(400, { errorCode: 'InvalidTemplate', errorMessage: '템플릿이 승인되지 않았습니다.' })
    const messageId = `M4V${String(taken.length + 1).padStart(29, '0')}`
    const status = { statusCode: '2000', statusMessage: '정상 접수(이통사로 접수 예정)' }
    taken.push({ ...message, messageId, ...status })
    if (state.mood === 'silent') return request.socket.destroy()
    return answer(200, { groupId: 'G4V', messageId, ...status, to: message.to, type: message.type })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const settings: SolapiSettings = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...keys,
    pfId: 'KA01PF',
    templates: { pre_meeting: 'TP-PRE', guide_first: 'TP-G1', guide_next: 'TP-GN' },
    from: undefined,
  }
  /** The final outcome from Kakao. */
  const settle = (to: string, statusCode: string, statusMessage: string) => {
    for (const message of taken.filter((one) => one.to === to)) Object.assign(message, { statusCode, statusMessage })
  }
  return { settings, taken, state, settle, stop: () => server.close() }
}
