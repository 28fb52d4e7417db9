import type { questions } from '@crm/contract/features/questions/questions'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { plainText } from '../../html.ts'
import { list, ok } from '../../http/answer/answers.ts'
import { refuse } from '../../http/refusal.ts'
import { addComment, changeComment, readComments, restoreComment } from '../comments/comments.service.ts'
import { maySeeQuestions } from './questions.comments.ts'
import { findThread, isQuestion, questionTable } from './questions.queries.ts'

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Comments are kept as HTML: each line is a paragraph. */
const htmlOf = (words: string) =>
  words
    .replace(/[&<>]/g, (mark) => marks[mark] ?? mark)
    .split(/\r?\n/)
    .map((line) => `<p>${line}</p>`)
    .join('')

/** Words alone: who is mentioned in an answer, and by which number, is nothing for clients. */
const threadOf = async (ctx: Context, proj_no: number) => {
  const rows = await findThread(ctx.db, proj_no, ctx.actor.user_no)
  return list(rows.map((row) => ({ ...row, content: plainText(row.content) })))
}

/** Another company's project is the same as none. */
const visible = async (ctx: Context, proj_no: number) =>
  (await maySeeQuestions(ctx, proj_no)) ? proj_no : refuse('not_found')

const ownQuestion = async (ctx: Context, cmt_no: number) =>
  (await isQuestion(ctx.db, cmt_no)) ? cmt_no : refuse('not_found')

export const listQuestions = async (ctx: Context, { params }: ParsedOf<typeof questions.list>) =>
  threadOf(ctx, await visible(ctx, params.proj_no))

export const createQuestion = async (ctx: Context, { params, body }: ParsedOf<typeof questions.create>) => {
  const to_no = await visible(ctx, params.proj_no)
  await addComment(ctx, { to_table: questionTable, to_no, parent: null, content: htmlOf(body.content) })
  return threadOf(ctx, to_no)
}

export const updateQuestion = async (ctx: Context, { params, body }: ParsedOf<typeof questions.update>) => {
  const cmt_no = await ownQuestion(ctx, params.cmt_no)
  if (body.content !== undefined) await changeComment(ctx, cmt_no, htmlOf(body.content))
  else await restoreComment(ctx, cmt_no)
  return ok()
}

export const removeQuestion = async (ctx: Context, { params }: ParsedOf<typeof questions.remove>) => {
  await changeComment(ctx, await ownQuestion(ctx, params.cmt_no), null)
  return ok()
}

export const markQuestionsRead = (ctx: Context, { params, body }: ParsedOf<typeof questions.read>) =>
  readComments(ctx, { body: { to_table: questionTable, to_no: params.proj_no, cmt_no: body.cmt_no } })
