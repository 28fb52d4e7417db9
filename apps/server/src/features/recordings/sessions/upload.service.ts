import { recordingMessages, type recordings } from '@crm/contract/features/recordings/recordings'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../../context.ts'
import { list } from '../../../http/answer/answers.ts'
import { refuse, refuseChoice, refuseField } from '../../../http/refusal.ts'
import { findChunks } from '../chunks/chunks.queries.ts'
import { storeChunk } from '../chunks/chunks.service.ts'
import { samplesWithGaps } from '../chunks/sound.ts'
import { refreshText } from '../lines/lines.queries.ts'
import { lockForWords, setTexts, splitParagraphs } from '../lines/lines.service.ts'
import { recordingsText } from '../recordings.messages.ts'
import { empNoOf } from '../recordings.policy.ts'
import { existsProject } from './list.queries.ts'
import { lockOwnSession, publishChange } from './requireSession.ts'
import { findSessionAnswers } from './sessionAnswer.ts'
import {
  claimTab,
  findBegun,
  findUnfinished,
  insertSession,
  markSaved,
  recordsElsewhere,
  updateSession,
} from './sessions.queries.ts'
import { deleteSession } from './sessions.service.ts'

type Upload = ParsedOf<typeof recordings.upload>['body']

const answerOf = async (ctx: Context, ids: number[]) => list(await findSessionAnswers(ctx.db, ids))

const checkProject = async (ctx: Context, proj_no: number | null | undefined) => {
  if (proj_no && !(await existsProject(ctx.db, proj_no))) return refuseChoice('proj_no')
}

/** After the tab's own key stands the recording's, so that one request, however often it comes, makes one session. */
const namesRecording = (tab: string) => tab.includes('.')

const begin = (ctx: Context, body: Upload) =>
  ctx.transaction(async (tx) => {
    const emp_no = empNoOf(tx.actor)
    const tab = body.tab ?? null
    const begun = tab && namesRecording(tab) ? await findBegun(tx.db, emp_no, tab) : undefined
    if (begun) return answerOf(tx, [begun.id])
    if (await recordsElsewhere(tx.db, emp_no, tab)) return refuse('conflict', recordingMessages.otherTab)
    await checkProject(tx, body.proj_no)
    const { id, started_dt } = await insertSession(tx.db, {
      emp_no,
      proj_no: body.proj_no ?? null,
      title: body.title ?? '',
      transcriber: body.transcriber ?? 'none',
      sample_rate: body.sample_rate ?? null,
      tab,
      is_told: body.is_told ?? false,
    })
    if (!body.title) await updateSession(tx.db, id, { title: recordingsText.title(started_dt) })
    await refreshText(tx.db, id)
    await publishChange(tx, id)
    return answerOf(tx, [id])
  })

/** Another tab does not send chunks into a recording that runs. */
const checkTab = async (ctx: Context, id: number, tab: string | undefined) => {
  const { state } = await lockOwnSession(ctx, id)
  if (tab !== undefined && state === 'recording' && !(await claimTab(ctx.db, id, tab)))
    return refuse('conflict', recordingMessages.otherTab)
}

const addChunk = async (ctx: Context, id: number, { tab, seq, files }: Upload) => {
  const [file] = files
  if (!file) return refuseField('invalid_input', 'files', recordingMessages.noFile)
  await ctx.transaction((tx) => checkTab(tx, id, tab))
  await storeChunk(ctx, id, seq, file)
}

/** All that is there is kept; what never came is counted, and said in the session's note until it comes. */
const finish = (ctx: Context, id: number, { samples, note, title, proj_no }: Upload) =>
  ctx.transaction(async (tx) => {
    await lockOwnSession(tx, id)
    await checkProject(tx, proj_no)
    const expected = Math.max(samples ?? 0, samplesWithGaps(await findChunks(tx.db, id)))
    // What a note said before may have been mended since.
    await markSaved(tx.db, id, { expected_samples: expected, note: note ?? '' })
    if (title || proj_no)
      await updateSession(tx.db, id, { ...(title ? { title } : {}), ...(proj_no ? { proj_no } : {}) })
    await splitParagraphs(tx.db, id)
    await refreshText(tx.db, id)
    await publishChange(tx, id)
  })

/** The specification's one call for everything: which of them it is, its flags say. */
export const uploadRecording = async (ctx: Context, { body }: ParsedOf<typeof recordings.upload>) => {
  if (body.is_check) return answerOf(ctx, await findUnfinished(ctx.db, empNoOf(ctx.actor)))
  if (body.is_init) return begin(ctx, body)
  const { id } = body
  if (id === undefined) return refuseChoice('id')
  if (body.is_update || body.files.length) await addChunk(ctx, id, body)
  if (!body.is_update) await finish(ctx, id, body)
  else await ctx.transaction((tx) => publishChange(tx, id))
  return answerOf(ctx, [id])
}

/** No words, but the session named once more: the specification's way to delete it. */
export const updateRecording = async (ctx: Context, { params, body }: ParsedOf<typeof recordings.update>) => {
  const { recording_sessions, proj_no, type, id } = body
  if (!recording_sessions.length && type === 'user' && id === params.id) {
    await deleteSession(ctx, params.id)
    return list([])
  }
  await lockForWords(ctx, params.id)
  await checkProject(ctx, proj_no)
  await setTexts(ctx, params.id, recording_sessions)
  if (proj_no !== undefined) await updateSession(ctx.db, params.id, { proj_no })
  await publishChange(ctx, params.id)
  return answerOf(ctx, [params.id])
}
