import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { refuse } from '../../http/refusal.ts'
import type { Seal } from './signing.ts'
import { storageText } from './storage.messages.ts'
import { type FileFacts, type IsAttached, linkTimes } from './storage.ts'

const linkPath = '/storage/files'
export const linkRoute = `${linkPath}/:place`

const Link = z.object({
  fa_no: z.string(),
  name: z.string(),
  type: z.string(),
  until: z.string(),
  signature: z.string(),
})

/** Our own address of a file; its signature is the only key. */
export const signLink = (seal: Seal, place: string, facts: FileFacts, shortSeconds: number | undefined) => {
  const { fa_no, originalname, mimetype } = facts
  const { until } = linkTimes(shortSeconds)
  const query = new URLSearchParams({
    fa_no: String(fa_no),
    name: originalname,
    type: mimetype,
    until: String(until),
  })
  const signature = seal.sign(`${place}?${query}`)
  return `${linkPath}/${encodeURIComponent(place)}?${query}&signature=${signature}`
}

/** What a link leads to. It lives for hours, and the file may have been removed since, so that is asked each time. */
export const readLink = async (request: FastifyRequest, seal: Seal, isAttached: IsAttached) => {
  const { place } = request.params as { place: string }
  const { data } = Link.safeParse(request.query)
  if (!data) return refuse('not_allowed', storageText.linkInvalid)
  const { signature, ...signed } = data
  const secondsLeft = Number(signed.until) - Math.floor(Date.now() / 1000)
  const isSigned = seal.isSigned(`${place}?${new URLSearchParams(signed)}`, signature)
  if (!isSigned || secondsLeft < 0) return refuse('not_allowed', storageText.linkInvalid)
  const fa_no = Number(signed.fa_no)
  if (!(await isAttached(fa_no))) return refuse('not_found')
  const facts: FileFacts = { fa_no, originalname: signed.name, mimetype: signed.type }
  return { place, facts, secondsLeft }
}
