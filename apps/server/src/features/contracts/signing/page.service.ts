import type { contractSigning } from '@crm/contract/features/contractSigning/contractSigning'
import {
  consentKind,
  type SignerPage,
  signingMessages,
} from '@crm/contract/features/contractSigning/contractSigning.rows'
import { isAtSigners } from '@crm/contract/features/contracts/contracts.words'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { one } from '../../../http/answer/answers.ts'
import { hashToken } from '../../../http/caller/actors.ts'
import { refuse } from '../../../http/refusal.ts'
import { sendPdf } from '../../../pdf/download.ts'
import { isBot } from '../../sharedLinks/bots.ts'
import { holdContract } from '../contracts.queries.ts'
import { insertEvent, type NewEvent } from '../events.queries.ts'
import { contractPaper } from '../sealing/papers.service.ts'
import { whereFrom } from './drafts.service.ts'
import { findOpenLink } from './links.queries.ts'
import { waysTo } from './request.service.ts'
import { signingText } from './signing.messages.ts'
import {
  findSigners,
  findSigning,
  isSeenLately,
  type SigningContract,
  type StoredSigner,
  updateSigner,
} from './signing.queries.ts'

/** Wrong, revoked and old links look alike, and so does every link to programs that fetch previews. */
const refuseLink = () => refuse('not_found', signingMessages.gone)

export interface Signing {
  contract: SigningContract
  me: StoredSigner
  signers: StoredSigner[]
}

const read = async (ctx: Context, ctr_no: number, cs_no: number): Promise<Signing> => {
  const contract = (await findSigning(ctx.db, ctr_no)) ?? refuseLink()
  const signers = await findSigners(ctx.db, ctr_no)
  return { contract, signers, me: signers.find((signer) => signer.cs_no === cs_no) ?? refuseLink() }
}

/** Nothing where it is no signer's link or opens nothing any more. */
export const findSignerLink = async (ctx: Context, t: string) =>
  isBot(ctx.caller.userAgent) ? undefined : findOpenLink(ctx.db, hashToken(t))

const findLink = async (ctx: Context, t: string) => (await findSignerLink(ctx, t)) ?? refuseLink()

/** Only looking. */
export const openLink = async (ctx: Context, t: string) => {
  const { ctr_no, cs_no } = await findLink(ctx, t)
  return read(ctx, ctr_no, cs_no)
}

/** For what is done by link: the contract is held, and the link looked at again, because it may have been closed meanwhile. */
export const holdByLink = async (ctx: Context, t: string) => {
  const { ctr_no } = await findLink(ctx, t)
  await holdContract(ctx.db, ctr_no)
  return openLink(ctx, t)
}

/** Refuses whoever cannot act now, with the reason. */
export const refuseIdle = ({ contract, me }: Signing) => {
  if (me.cs_state === 'signed') return refuse('conflict', signingMessages.signed)
  if (contract.ctr_state === 'expired') return refuse('conflict', signingMessages.expired)
  if (!isAtSigners(contract.ctr_state)) return refuse('conflict', signingMessages.notOpen)
  if (contract.is_over) return refuse('conflict', signingMessages.expired)
  if (me.cs_state === 'waiting') return refuse('conflict', signingMessages.notYourTurn)
  if (me.cs_state !== 'asked') return refuse('conflict', signingMessages.notOpen)
}

/** What a signer did, with time, address and device. */
export const noteBySigner = (ctx: Context, { contract, me }: Signing, event: Pick<NewEvent, 'ce_kind' | 'ce_data'>) =>
  insertEvent(ctx.db, { ...event, ctr_no: contract.ctr_no, cs_no: me.cs_no, ...whereFrom(ctx) })

export const consentsOf = ({ cs_consents }: StoredSigner) =>
  consentKind.values.filter((consent) => cs_consents[consent])

/** A contract whose last day is over has expired, also before the night's job has noticed. */
const stateOf = ({ ctr_state, is_over }: SigningContract) => (isAtSigners(ctr_state) && is_over ? 'expired' : ctr_state)

/** Of the other signers only who they are and whether they have signed. */
const pageOf = ({ config }: Context, { contract, me, signers }: Signing): SignerPage => ({
  company: { name: config.company.name, phone: config.company.phone ?? null },
  ctr_title: contract.ctr_title,
  ctr_state: stateOf(contract),
  client_name: contract.client_name,
  emp_name: contract.emp_name,
  ctr_html: contract.ctr_html,
  ctr_amount: contract.ctr_amount,
  ctr_valid_dt: contract.ctr_valid_dt,
  ctr_concluded_dt: contract.ctr_concluded_dt,
  ctr_hash: contract.ctr_hash ?? '',
  days_left: contract.days_left,
  me: {
    cs_name: me.cs_name,
    cs_title: me.cs_title,
    cs_state: me.cs_state,
    is_read: me.is_read,
    consents: consentsOf(me),
    is_verified: me.is_verified,
    code_ways: waysTo(me).map(({ way, to }) => ({ way, to })),
    cs_signed_dt: me.cs_signed_dt,
    cs_method: me.cs_method,
  },
  signers: signers.map(({ cs_name, cs_title, cs_state, cs_signed_dt }) => ({
    cs_name,
    cs_title,
    cs_state,
    cs_signed_dt,
  })),
  is_sealed: contract.is_sealed,
})

/** As it is now, after whatever was done. */
export const showNow = async (ctx: Context, t: string) => one(pageOf(ctx, await openLink(ctx, t)))

/** Whoever opens the page: the signer, or a colleague by name, who is not taken for the signer. */
const visitorOf = ({ visitor }: Context, { contract, me }: Signing) => {
  const emp_no = visitor?.emp_no ?? null
  return { ctr_no: contract.ctr_no, emp_no, cs_no: emp_no === null ? me.cs_no : null }
}

/** A visit is noted once in half an hour from one place, because a page is read again whenever one comes back to it. */
export const showByLink = async (ctx: Context, { body }: ParsedOf<typeof contractSigning.show>) => {
  const signing = await openLink(ctx, body.t)
  const { contract, me } = signing
  const visit = { ...visitorOf(ctx, signing), ...whereFrom(ctx) }
  if (!(await isSeenLately(ctx.db, visit))) {
    await holdContract(ctx.db, contract.ctr_no)
    await insertEvent(ctx.db, { ...visit, ce_kind: 'viewed' })
    if (visit.cs_no !== null && !me.is_viewed && me.cs_state !== 'signed')
      await updateSigner(ctx.db, me.cs_no, { cs_viewed_dt: sql<string>`now()` })
    ctx.publish('contracts.changed')
  }
  return showNow(ctx, body.t)
}

export const noteRead = async (ctx: Context, { body }: ParsedOf<typeof contractSigning.read>) => {
  const signing = await holdByLink(ctx, body.t)
  refuseIdle(signing)
  if (!signing.me.is_read) {
    await updateSigner(ctx.db, signing.me.cs_no, { cs_read_dt: sql<string>`now()` })
    await noteBySigner(ctx, signing, { ce_kind: 'read' })
    ctx.publish('contracts.changed')
  }
  return showNow(ctx, body.t)
}

export const noteConsent = async (ctx: Context, { body }: ParsedOf<typeof contractSigning.consent>) => {
  const { t, consent, is_agreed } = body
  const signing = await holdByLink(ctx, t)
  refuseIdle(signing)
  const { cs_no, cs_consents } = signing.me
  if (Boolean(cs_consents[consent]) !== is_agreed) {
    const { [consent]: _, ...others } = cs_consents
    const kept = is_agreed ? { ...others, [consent]: new Date().toISOString() } : others
    await updateSigner(ctx.db, cs_no, { cs_consents: JSON.stringify(kept) })
    await noteBySigner(ctx, signing, { ce_kind: 'consented', ce_data: { consent, is_agreed } })
    ctx.publish('contracts.changed')
  }
  return showNow(ctx, t)
}

/** The sealed paper, else the one that was sent. */
export const downloadByLink = async (ctx: Context, { body }: ParsedOf<typeof contractSigning.publicPdf>) => {
  const signing = await openLink(ctx, body.t)
  const { contract } = signing
  const bytes = await contractPaper(ctx, contract.ctr_no)
  const event = { ...visitorOf(ctx, signing), ce_kind: 'downloaded', ...whereFrom(ctx) } as const
  await ctx.transaction((tx) => insertEvent(tx.db, event))
  return sendPdf(signingText.paperName(contract.client_name, contract.ctr_title), bytes)
}
