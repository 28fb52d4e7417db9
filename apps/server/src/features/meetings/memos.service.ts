import { meetings } from '@crm/contract/features/meetings/meetings'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context, FileOwners } from '../../context.ts'
import { isDuplicate, missingReference } from '../../db/dbErrors.ts'
import { ok, one } from '../../http/answer/answers.ts'
import { refuse, refuseOutdated } from '../../http/refusal.ts'
import { filesOf, removeFileOf } from '../files/files.service.ts'
import { storeFormFile } from '../files/uploads.service.ts'
import { canSeeMeeting, requireMeeting } from '../reference/seenMeetings.service.ts'
import { refusals } from './meetings.messages.ts'
import { findMemo, insertMemo, type MemoWords, updateMemo as storeMemo } from './memos.queries.ts'

/** `to_table` of a memo's files. */
export const memoTable = 'mr_schedules_memo'

const readMemo = async (ctx: Context, msm_no: number) => {
  const found = (await findMemo(ctx.db, msm_no)) ?? refuse('not_found')
  return one({ ...found, msm_files: await filesOf(ctx, memoTable, msm_no) })
}

/** A memo is for those who see its meeting; for others it is not there. */
const requireMemo = async (ctx: Context, msm_no: number) => {
  const memo = (await findMemo(ctx.db, msm_no)) ?? refuse('not_found')
  await requireMeeting(ctx, memo.ms_no)
  return memo
}

export const getMemo = async (ctx: Context, { params }: ParsedOf<typeof meetings.memo>) => {
  await requireMemo(ctx, params.msm_no)
  return readMemo(ctx, params.msm_no)
}

const explainFault = (fault: unknown): never => {
  if (isDuplicate(fault, 'mr_schedules_memo_ms_no_key')) return refuse('conflict', refusals.memoExists)
  if (missingReference(fault)) return refuse('not_found')
  throw fault
}

export const addMemo = async (ctx: Context, { body }: ParsedOf<typeof meetings.addMemo>) => {
  await requireMeeting(ctx, body.ms_no)
  const { msm_no } = await insertMemo(ctx.db, { ...body, emp_no: ctx.actor.emp_no }).catch(explainFault)
  ctx.publish('meetings.changed')
  return readMemo(ctx, msm_no)
}

/** A repeated save of the same text, whose first answer was lost, is not reported as a conflict. */
const readUnlessChanged = async (ctx: Context, msm_no: number, { msm_title, msm_content }: MemoWords) => {
  const answer = await readMemo(ctx, msm_no)
  const [there] = answer.query
  if (there?.msm_title !== msm_title || there.msm_content !== msm_content)
    return refuseOutdated(meetings.memo, there, refusals.memoChanged)
  return answer
}

export const updateMemo = async (ctx: Context, { params, body }: ParsedOf<typeof meetings.updateMemo>) => {
  const { msm_no } = params
  await requireMemo(ctx, msm_no)
  if (!(await storeMemo(ctx.db, msm_no, body))) return readUnlessChanged(ctx, msm_no, body)
  ctx.publish('meetings.changed')
  return readMemo(ctx, msm_no)
}

/** Takes the files of the form; whoever has the memo open is told of them, and of those that came by presigned upload. */
export const addMemoFiles = async (ctx: Context, { params, body }: ParsedOf<typeof meetings.addMemoFiles>) => {
  const { msm_no } = params
  if ((await requireMemo(ctx, msm_no)).ms_no !== body.ms_no) return refuse('not_found')
  for (const file of body.files) await storeFormFile(ctx, { to_table: memoTable, to_no: msm_no }, file)
  ctx.publish('meetings.changed')
  return readMemo(ctx, msm_no)
}

export const removeMemoFile = async (ctx: Context, { params, body }: ParsedOf<typeof meetings.removeMemoFile>) => {
  await requireMemo(ctx, params.msm_no)
  await removeFileOf(ctx, { to_table: memoTable, to_no: params.msm_no }, body.file_no)
  ctx.publish('meetings.changed')
  return ok()
}

const seesMemo = async (ctx: Context, msm_no: number) => {
  const memo = await findMemo(ctx.db, msm_no)
  return memo !== undefined && canSeeMeeting(ctx, memo.ms_no)
}

export const meetingFileOwners: FileOwners = {
  [memoTable]: { canSee: seesMemo, canAttach: seesMemo },
}
