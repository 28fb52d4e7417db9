import type { recordings } from '@crm/contract/features/recordings/recordings'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../../context.ts'
import { one } from '../../../http/answer/answers.ts'
import { refuse } from '../../../http/refusal.ts'
import { askForDraft } from '../../../ports/minutesDrafts.ts'
import { findLines } from '../lines/lines.queries.ts'
import { requireVisibleSession } from '../sessions/requireSession.ts'
import { draftsText } from './drafts.messages.ts'
import { sortDraft } from './sortDraft.ts'

/** About four hours of talk; more would not fit into what services read at once. */
const mostLetters = 80_000

/** A proposal for both texts of minutes. Nothing is stored: people insert what they like. */
export const draftMinutes = async (ctx: Context, { params, body }: ParsedOf<typeof recordings.draft>) => {
  await requireVisibleSession(ctx, params.id)
  const endpoint = ctx.config.drafts ?? refuse('not_found', draftsText.notConfigured)
  const chosen = body.line_nos && new Set(body.line_nos)
  const lines = (await findLines(ctx.db, params.id)).filter(({ line_no }) => chosen?.has(line_no) ?? true)
  if (!lines.length) return refuse('invalid_input', draftsText.noLines)
  if (lines.reduce((sum, { text }) => sum + text.length, 0) > mostLetters)
    return refuse('too_large', draftsText.tooLong)
  const draft = await askForDraft(endpoint, lines).catch(() => refuse('unavailable', draftsText.failed))
  return one(sortDraft(draft, lines))
}
