import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { refuse } from '../../http/refusal.ts'
import type { Signer } from './signing.ts'
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

const linkFor = (seal: Signer, place: string, { fa_no, originalname, mimetype }: FileFacts, until: number) => {
  const query = new URLSearchParams({
    fa_no: String(fa_no),
    name: originalname,
    type: mimetype,
    until: String(until),
  })
  const signature = seal.sign(`${place}?${query}`)
  return `${linkPath}/${encodeURIComponent(place)}?${query}&signature=${signature}`
}

const mostRemembered = 20_000

/** Gives files addresses of ours; the signature of each is the only key. */
export const createLinks = (seal: Signer) => {
  // A list asks for hundreds each time somebody opens it, and all of an hour are alike.
  const remembered = new Map<string, string>()
  return (place: string, facts: FileFacts, shortSeconds: number | undefined) => {
    const { until } = linkTimes(shortSeconds)
    if (shortSeconds !== undefined) return linkFor(seal, place, facts, until)
    const key = [until, facts.fa_no, place, facts.mimetype, facts.originalname].join('\n')
    const link = remembered.get(key) ?? linkFor(seal, place, facts, until)
    if (remembered.size >= mostRemembered) remembered.clear()
    remembered.set(key, link)
    return link
  }
}

/** What a link leads to. It lives for hours, and the file may have been removed since, so that is asked each time. */
export const readLink = async (request: FastifyRequest, seal: Signer, isAttached: IsAttached) => {
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
