import { mobileOf } from '@crm/contract/features/estimates/estimates.words'
import { maskEmail } from '@crm/contract/kit/people'
import type { Context } from '../../../context.ts'
import { queueAlimtalk } from '../../alimtalk/queue.service.ts'
import { insertEvent } from '../events.queries.ts'
import { insertSignerLink } from './links.queries.ts'
import { contractRequestTalk } from './signing.alimtalk.ts'
import { type SigningContract, type StoredSigner, updateSigner } from './signing.queries.ts'

type Sending = Pick<Context, 'db' | 'config' | 'alimtalkTemplates' | 'enqueue' | 'publish'>
export type Reachable = Pick<StoredSigner, 'cs_no' | 'cs_phone' | 'cs_email'>

/** `010-****-5678`: enough to know one's own number, and nobody else's. */
export const maskPhone = (phone: string) => {
  const digits = phone.replace(/\D/g, '')
  return `${digits.slice(0, 3)}-****-${digits.slice(-4)}`
}

/** How somebody can be reached, KakaoTalk first. */
export const waysTo = ({ cs_phone, cs_email }: Pick<Reachable, 'cs_phone' | 'cs_email'>) => {
  const mobile = mobileOf(cs_phone)
  return [
    ...(mobile ? [{ way: 'talk' as const, address: mobile, to: maskPhone(mobile) }] : []),
    ...(cs_email ? [{ way: 'mail' as const, address: cs_email, to: maskEmail(cs_email) }] : []),
  ]
}

/** Writes to one signer, by KakaoTalk or else by mail; answers where to. A link is made for each message. */
const sendRequest = async (ctx: Sending, signer: Reachable, emp_no: number | null) => {
  const [first] = waysTo(signer)
  if (!first) throw new Error(`signer ${signer.cs_no} has no address`)
  const { way, address, to } = first
  const slk_no = await insertSignerLink(ctx.db, { cs_no: signer.cs_no, slk_way: way, slk_to: address })
  await queueAlimtalk(ctx, { template: contractRequestTalk, to_no: slk_no, receivers: [address], way, emp_no })
  return { way, to }
}

/** Whose turn it is now: everybody at once, or the first who has not signed. */
export const nextSigners = ({ is_in_order }: Pick<SigningContract, 'is_in_order'>, signers: StoredSigner[]) => {
  const waiting = signers.filter(({ cs_state }) => cs_state === 'waiting')
  return is_in_order ? waiting.slice(0, 1) : waiting
}

interface Asking {
  ctr_no: number
  /** Who gets an alarm where a message fails. */
  emp_no: number | null
  /** Who did it; nobody where the signature before did. */
  actor_no: number | null
}

/** Asks them to sign, in the caller's transaction. */
export const askSigners = async (ctx: Sending, signers: Reachable[], { ctr_no, emp_no, actor_no }: Asking) => {
  for (const signer of signers) {
    await updateSigner(ctx.db, signer.cs_no, { cs_state: 'asked' })
    const ce_data = await sendRequest(ctx, signer, emp_no)
    await insertEvent(ctx.db, { ctr_no, ce_kind: 'asked', cs_no: signer.cs_no, emp_no: actor_no, ce_data })
  }
}

export const remind = async (ctx: Sending, signer: Reachable, { ctr_no, emp_no, actor_no }: Asking) => {
  const ce_data = await sendRequest(ctx, signer, emp_no)
  await insertEvent(ctx.db, { ctr_no, ce_kind: 'reminded', cs_no: signer.cs_no, emp_no: actor_no, ce_data })
}
