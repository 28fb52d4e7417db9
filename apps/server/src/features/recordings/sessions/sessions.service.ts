import type { recordings } from '@crm/contract/features/recordings/recordings'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../../context.ts'
import { undoSeconds } from '../../../db/undo.ts'
import { ok, one, page } from '../../../http/answer/answers.ts'
import { refuse } from '../../../http/refusal.ts'
import { refreshText } from '../lines/lines.queries.ts'
import { refreshReferences } from '../people/references.ts'
import { empNoOf } from '../recordings.policy.ts'
import { findRecording, findRecordings } from './list.queries.ts'
import { lockOwnSession, publishChange, requireVisibleSession } from './requireSession.ts'
import { lockDeleted, setDeleted, updateSession } from './sessions.queries.ts'

const readerOf = ({ actor, config }: Pick<Context, 'actor' | 'config'>) => ({
  emp_no: empNoOf(actor),
  keepDays: config.recordingKeepDays,
})

export const answerRecording = async (ctx: Context, id: number) =>
  one((await findRecording(ctx.db, id, readerOf(ctx))) ?? refuse('not_found'))

export const listRecordings = async (ctx: Context, { query }: ParsedOf<typeof recordings.list>) =>
  page(await findRecordings(ctx.db, query, readerOf(ctx)))

export const getRecording = async (ctx: Context, { params }: ParsedOf<typeof recordings.get>) => {
  await requireVisibleSession(ctx, params.id)
  return answerRecording(ctx, params.id)
}

export const renameRecording = async (ctx: Context, { params, body }: ParsedOf<typeof recordings.rename>) => {
  const { id, ms_no } = await lockOwnSession(ctx, params.id)
  await updateSession(ctx.db, id, { title: body.title })
  await refreshText(ctx.db, id)
  await refreshReferences(ctx, ms_no, ctx.actor.emp_no)
  await publishChange(ctx, id)
  return answerRecording(ctx, id)
}

/** Gone at once for everybody; a job removes the sound once nobody can take it back any more. */
export const deleteSession = async (ctx: Context, id: number) => {
  const { ms_no } = await lockOwnSession(ctx, id)
  await setDeleted(ctx.db, id, true)
  await refreshReferences(ctx, ms_no, ctx.actor.emp_no)
  await publishChange(ctx, id)
}

export const removeRecording = async (ctx: Context, { params }: ParsedOf<typeof recordings.remove>) => {
  await deleteSession(ctx, params.id)
  return ok()
}

export const restoreRecording = async (ctx: Context, { params }: ParsedOf<typeof recordings.restore>) => {
  const deleted = await lockDeleted(ctx.db, params.id, empNoOf(ctx.actor), undoSeconds)
  const { id, ms_no } = deleted ?? refuse('not_found')
  await setDeleted(ctx.db, id, false)
  await refreshReferences(ctx, ms_no, ctx.actor.emp_no)
  await publishChange(ctx, id)
  return answerRecording(ctx, id)
}
