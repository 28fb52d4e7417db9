import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the next call is treated: answered, refused with 500, answered with a page, or never. */
export type Mood = 'answers' | 'fails' | 'broken' | 'silent'

interface Call {
  path: string
  authorization: string | undefined
  form: FormData | null
  json: unknown
}

const bodyOf = async (request: IncomingMessage) => {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** A small server that speaks as OpenAI's API does for sound and text. */
export const startAiService = async () => {
  const calls: Call[] = []
  /** `moods` are used up one by one, then everything is answered. */
  const state = { moods: [] as Mood[], answer: (_call: Call): object => ({}) }
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    const type = request.headers['content-type'] ?? ''
    const isForm = type.startsWith('multipart/')
    const call = {
      path: request.url ?? '',
      authorization: request.headers.authorization,
      form: isForm ? await new Response(body, { headers: { 'content-type': type } }).formData() : null,
      json: isForm ? null : JSON.parse(body.toString()),
    }
    calls.push(call)
    const mood = state.moods.shift() ?? 'answers'
    if (mood === 'silent') return
    if (mood === 'fails') return response.writeHead(500).end('{"error":{"message":"overloaded"}}')
    if (mood === 'broken') return response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Gateway</h1>')
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(state.answer(call)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls,
    state,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
export type AiService = Awaited<ReturnType<typeof startAiService>>
