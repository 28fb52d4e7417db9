import { hash } from 'node:crypto'
import type { contractSigning } from '@crm/contract/features/contractSigning/contractSigning'
import { consentKind, signingMessages } from '@crm/contract/features/contractSigning/contractSigning.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { sql } from 'kysely'
import { koreaToday } from '../../../clock.ts'
import type { Context } from '../../../context.ts'
import { refuse, refuseField } from '../../../http/refusal.ts'
import { raiseAlarm } from '../../alarms/alarms.service.ts'
import { publishToCompanies } from '../../portal/companies.service.ts'
import { findProjectManagers } from '../../projects/changes/members.service.ts'
import { aboutContract, concludeContract, contractLink } from '../conclude.service.ts'
import { sealJob } from '../sealing/seal.service.ts'
import { prolongLinks } from './links.queries.ts'
import { consentsOf, holdByLink, noteBySigner, refuseIdle, type Signing, showNow } from './page.service.ts'
import { readSignature } from './png.ts'
import { askSigners, nextSigners } from './request.service.ts'
import { signingText } from './signing.messages.ts'
import { findSigners, updateSigner, writeContract } from './signing.queries.ts'

/** Everything that comes before a signature has happened. */
const refuseUnready = ({ me }: Signing, name: string) => {
  if (!me.is_read) return refuse('conflict', signingMessages.readFirst)
  if (consentsOf(me).length < consentKind.values.length) return refuse('conflict', signingMessages.consentFirst)
  if (!me.is_verified) return refuse('conflict', signingMessages.codeFirst)
  const bare = (text: string) => text.normalize('NFC').replace(/\s/g, '')
  if (bare(name) !== bare(me.cs_name))
    return refuseField('invalid_input', 'name', signingMessages.nameDiffers(me.cs_name))
}

const announce = async (
  ctx: Context,
  { contract }: Signing,
  alarm: { kind: 'contract.signed' | 'contract.declined'; title: string; body: string; others?: number[] },
) => {
  const { others = [], ...words } = alarm
  await raiseAlarm(ctx, {
    ...words,
    toStaff: [...(await findProjectManagers(ctx.db, contract.proj_no)), ...others],
    link: contractLink(contract),
    about: aboutContract(contract.ctr_no),
  })
}

/** Somebody is still to sign: whose turn it is now is asked. */
const goOn = async (ctx: Context, signing: Signing) => {
  const { contract, me } = signing
  const { ctr_no, emp_no } = contract
  const signers = await findSigners(ctx.db, ctr_no)
  if (contract.ctr_state === 'sent') await writeContract(ctx.db, ctr_no, { ctr_state: 'signing' })
  await askSigners(ctx, nextSigners(contract, signers), { ctr_no, emp_no, actor_no: null })
  await announce(ctx, signing, {
    kind: 'contract.signed',
    title: signingText.signedTitle(me.cs_name, contract.ctr_title),
    body: signingText.signedBody(signers.filter(({ cs_state }) => cs_state === 'signed').length, signers.length),
  })
}

/** Everybody has signed: it is concluded in this transaction, and sealed after it. */
const conclude = async (ctx: Context, ctr_no: number) => {
  await concludeContract(ctx, ctr_no, { concluded_dt: koreaToday() })
  await prolongLinks(ctx.db, ctr_no)
  await ctx.enqueue(sealJob, { ctr_no })
}

export const signByLink = async (ctx: Context, { body }: ParsedOf<typeof contractSigning.sign>) => {
  const { t, name, title, method, image } = body
  // Before anything is held, because it takes a moment.
  const drawn = image === null ? null : readSignature(image)
  const signing = await holdByLink(ctx, t)
  refuseIdle(signing)
  refuseUnready(signing, name)
  const { contract, me, signers } = signing
  await updateSigner(ctx.db, me.cs_no, {
    ...{ cs_state: 'signed', cs_signed_dt: sql<string>`now()`, cs_method: method, cs_image: drawn },
    ...{ cs_address: ctx.caller.ip, cs_device: ctx.caller.userAgent.slice(0, 500), cs_title: title || me.cs_title },
    ...{ code_to: null },
  })
  const ce_data = { method, ...(drawn ? { hash: hash('sha256', drawn, 'hex') } : {}) }
  await noteBySigner(ctx, signing, { ce_kind: 'signed', ce_data })
  const isLast = signers.every(({ cs_no, cs_state }) => cs_no === me.cs_no || cs_state === 'signed')
  await (isLast ? conclude(ctx, contract.ctr_no) : goOn(ctx, signing))
  ctx.publish('contracts.changed')
  await publishToCompanies(ctx, [contract.proj_no])
  return showNow(ctx, t)
}

export const declineByLink = async (ctx: Context, { body }: ParsedOf<typeof contractSigning.decline>) => {
  const { t, reason } = body
  const signing = await holdByLink(ctx, t)
  refuseIdle(signing)
  const { contract, me } = signing
  await updateSigner(ctx.db, me.cs_no, { cs_state: 'declined', cs_decline_reason: reason })
  await writeContract(ctx.db, contract.ctr_no, { ctr_state: 'declined' })
  await noteBySigner(ctx, signing, { ce_kind: 'declined', ce_data: { reason } })
  await announce(ctx, signing, {
    kind: 'contract.declined',
    title: signingText.declinedTitle(me.cs_name, contract.ctr_title),
    body: reason,
    others: [contract.signatory_no],
  })
  for (const topic of ['contracts.changed', 'estimates.changed', 'projects.changed'] as const) ctx.publish(topic)
  await publishToCompanies(ctx, [contract.proj_no])
  return showNow(ctx, t)
}
