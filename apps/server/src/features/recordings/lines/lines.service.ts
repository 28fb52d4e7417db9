import { recordingMessages, type recordings } from '@crm/contract/features/recordings/recordings'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { list, page } from '../../../http/answer/answers.ts'
import { refuse } from '../../../http/refusal.ts'
import { mayEditLines } from '../recordings.policy.ts'
import { lockVisibleSession, publishChange, requireVisibleSession } from '../sessions/requireSession.ts'
import {
  deleteLines,
  findLevels,
  findLine,
  findLinePage,
  findLines,
  findParagraph,
  findVoices,
  insertLine,
  refreshText,
  setLineText,
  setParagraphs,
  setSpeaker,
} from './lines.queries.ts'
import { paragraphsOf } from './paragraphs.ts'
import { suggestSpeakers } from './speakers.ts'

export const listLines = async (ctx: Context, { params, query }: ParsedOf<typeof recordings.lines>) => {
  await requireVisibleSession(ctx, params.id)
  const found = await findLinePage(ctx.db, params.id, query.keyword, query)
  const suggested = suggestSpeakers(await findVoices(ctx.db, params.id))
  const named = found.query.map((line) => ({ ...line, suggested_speaker: suggested.get(line.paragraph) ?? null }))
  return page({ ...found, query: named })
}

/** Locked, and open to those who correct words. */
export const lockForWords = async (ctx: Context, id: number) => {
  const session = await lockVisibleSession(ctx, id)
  return mayEditLines(session) ? session : refuse('not_allowed')
}

export const updateLine = async (ctx: Context, { params, body }: ParsedOf<typeof recordings.updateLine>) => {
  const { id, line_no } = params
  await lockForWords(ctx, id)
  const there = (await findLine(ctx.db, id, line_no)) ?? refuse('not_found')
  if (body.text !== undefined) {
    await setLineText(ctx.db, id, line_no, body.text)
    await refreshText(ctx.db, id)
  }
  if (body.speaker !== undefined) await setSpeaker(ctx.db, id, there.paragraph, body.speaker || null)
  await publishChange(ctx, id)
  if (body.speaker !== undefined) return list(await findParagraph(ctx.db, id, there.paragraph))
  return list([(await findLine(ctx.db, id, line_no)) ?? refuse('not_found')])
}

/** Replaces all words, line by line: the lines keep their times, further ones stand at the end. */
export const setTexts = async (ctx: Context, id: number, sent: readonly string[]) => {
  const texts = sent.filter(Boolean)
  if (!texts.length) return refuse('invalid_input', recordingMessages.emptyText)
  const there = await findLines(ctx.db, id)
  const last = there.at(-1)
  for (const [index, text] of texts.entries()) {
    const line = there[index]
    if (line && line.text !== text) await setLineText(ctx.db, id, line.line_no, text)
    if (line) continue
    const line_no = (last ? last.line_no + 1 : 0) + index - there.length
    const at = last?.end_ms ?? 0
    await insertLine(ctx.db, id, { line_no, start_ms: at, end_ms: at, text })
  }
  const gone = there.slice(texts.length).map(({ line_no }) => line_no)
  if (gone.length) await deleteLines(ctx.db, id, gone)
  await refreshText(ctx.db, id)
}

/** Once the sound is there as well, voices are told apart by how loud they are. */
export const splitParagraphs = async (db: Db, id: number) => {
  const [lines, levels] = [await findLines(db, id), await findLevels(db, id)]
  const line_nos = lines.map(({ line_no }) => line_no)
  if (lines.length) await setParagraphs(db, id, line_nos, paragraphsOf(lines, levels))
}
