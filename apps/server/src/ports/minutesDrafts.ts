import { MinutesDraft } from '@crm/contract/features/recordings/recordings.rows'
import * as z from 'zod'
import type { EndpointSettings } from '../transcriberSettings.ts'
import { draftInstructions } from './minutesDrafts.messages.ts'

export interface SpokenLine {
  line_no: number
  text: string
  speaker: string | null
}

const timeoutMs = 60_000
const attempts = 2

const Answer = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) })

/** Some services put a JSON answer between fences although they were asked not to. */
const withoutFences = (text: string) => text.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, '')

/** Each line with its number, so that every sentence of the draft can name where it comes from. */
const transcriptOf = (lines: readonly SpokenLine[]) =>
  lines.map(({ line_no, text, speaker }) => `[${line_no}] ${speaker ? `${speaker}: ` : ''}${text}`).join('\n')

const ask = async ({ url, key, model }: EndpointSettings, lines: readonly SpokenLine[]): Promise<MinutesDraft> => {
  const response = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
    body: JSON.stringify({
      model,
      temperature: 0.2,
      response_format: { type: 'json_object' },
      messages: [
        { role: 'system', content: draftInstructions },
        { role: 'user', content: transcriptOf(lines) },
      ],
    }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`the service answered ${response.status}`)
  }
  const { choices } = Answer.parse(await response.json())
  return MinutesDraft.parse(JSON.parse(withoutFences(choices[0]?.message.content ?? '')))
}

/** A draft of both texts from a transcript. Throws when the service fails or answers something else, also a second time. */
export const askForDraft = async (endpoint: EndpointSettings, lines: readonly SpokenLine[]): Promise<MinutesDraft> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask(endpoint, lines)
    } catch (error) {
      // A service that said nothing for a minute is not asked for another one.
      const isTooSlow = error instanceof DOMException && error.name === 'TimeoutError'
      if (isTooSlow || attempt === attempts) throw error
    }
  }
}
