import { confidentialityText, currentConfidentiality } from '@crm/contract/features/fileShares/confidentiality'
import type { fileShares } from '@crm/contract/features/fileShares/fileShares'
import { fileShareMessages } from '@crm/contract/features/fileShares/fileShares.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { page } from '../../http/answer/answers.ts'
import { refuse, refuseField } from '../../http/refusal.ts'
import { pdfDownload } from '../../pdf/download.ts'
import { letterheadOf } from '../../pdf/letterhead.ts'
import { requireTree } from '../reference/seenFiles.service.ts'
import {
  type Acceptance,
  findAcceptance,
  findAcceptanceOf,
  findAcceptances,
  insertAcceptance,
} from './acceptance.queries.ts'
import { acceptanceTexts } from './fileShares.messages.ts'
import { type Guest, noteShareEvent } from './fileShares.service.ts'

/** Only the text that is in force now is accepted: a page that was open for weeks reads the new one first. */
export const refuseOldText = (nda: { version: string } | undefined) => {
  if (nda?.version !== currentConfidentiality) refuseField('invalid_input', 'nda', fileShareMessages.ndaMissing)
}

/** Keeps who accepted the text, when, from where and for what; in the transaction that lets them in. */
export const keepAcceptance = async (
  ctx: Context,
  acceptance: { sh_no: number; sg_no: number; title: string; name: string; email: string | null },
) => {
  const { sh_no, sg_no, name, email } = acceptance
  const { ip, userAgent: user_agent } = ctx.caller
  await insertAcceptance(ctx.db, { ...acceptance, version: currentConfidentiality, ip, user_agent })
  const detail = `${currentConfidentiality} · ${name}`
  await noteShareEvent(ctx, { sh_no, kind: 'accepted', sg_no, reader: email ?? name, detail })
}

export const hasAccepted = async ({ db }: Pick<Context, 'db'>, sg_no: number) =>
  (await findAcceptanceOf(db, sg_no)) !== undefined

const pdfOf = ({ config }: Context, accepted: Acceptance) => {
  const { name: company } = config.company
  const text = confidentialityText(accepted.version, company) ?? refuse('not_found')
  return pdfDownload(acceptanceTexts.fileName(accepted.name, accepted.reg_dt.slice(0, 10)), {
    title: text.title,
    subtitle: acceptanceTexts.subtitle(accepted.version),
    letterhead: letterheadOf(config.company),
    // The same acceptance is the same file, whenever it is fetched.
    createdAt: `${accepted.reg_dt.replace(' ', 'T')}:00+09:00`,
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: acceptanceTexts.name, value: accepted.name },
          { label: acceptanceTexts.email, value: accepted.email ?? acceptanceTexts.noEmail },
          { label: acceptanceTexts.when, value: accepted.reg_dt },
          { label: acceptanceTexts.ip, value: accepted.ip },
          { label: acceptanceTexts.what, value: accepted.title, wide: true },
          { label: acceptanceTexts.browser, value: accepted.user_agent, wide: true },
        ],
      },
      ...text.paragraphs.map((paragraph) => ({ kind: 'paragraph', text: paragraph }) as const),
    ],
  })
}

/** What was signed in a data room, also for what has been deleted for good since. */
export const listAcceptances = async (ctx: Context, { query }: ParsedOf<typeof fileShares.listAcceptances>) => {
  await requireTree(ctx, query)
  return page(await findAcceptances(ctx.db, query, query))
}

export const acceptancePdfOfShare = async (ctx: Context, { params }: ParsedOf<typeof fileShares.acceptancePdf>) => {
  const accepted = (await findAcceptance(ctx.db, params.sh_no, params.sa_no)) ?? refuse('not_found')
  const { proj_no, client_no } = accepted
  await requireTree(ctx, proj_no ? { proj_no } : { client_no: client_no ?? 0 })
  return pdfOf(ctx, accepted)
}

export const acceptancePdfOfGuest = async (ctx: Context, { sg_no }: Pick<Guest, 'sg_no'>) =>
  pdfOf(ctx, (await findAcceptanceOf(ctx.db, sg_no)) ?? refuse('not_found'))
