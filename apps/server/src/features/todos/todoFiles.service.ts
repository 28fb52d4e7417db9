import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { FileDraft } from '@crm/contract/features/files'
import type { todos } from '@crm/contract/features/todos'
import { done } from '@crm/contract/kit/answer'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { removeFileOf } from '../files/files.service.ts'
import { storeFile } from '../files/uploads.service.ts'
import { answerTodo, editorTable, lockAlive, todoTable } from './todos.access.ts'

/** The bytes follow by the presigned flow; here people learn whether they may send them. */
export const uploadFiles = async (ctx: Context, { params }: ParsedOf<typeof todos.uploadFiles>) => {
  const { tl_no } = await lockAlive(ctx, params.tl_no)
  return answerTodo(ctx, tl_no)
}

export const deleteFiles = async (ctx: Context, { params, body }: ParsedOf<typeof todos.deleteFiles>) => {
  const { tl_no } = await lockAlive(ctx, params.tl_no)
  await removeFileOf(ctx, { to_table: todoTable, to_no: tl_no }, body.file_no)
  return { state: done, query: [] }
}

const nameless = 'image'

/** An editor's picture: kept among the files, named in the text by an address that asks who wants to see it. */
export const editorImage = async (ctx: Context, { body: { file } }: ParsedOf<typeof todos.editorImage>) => {
  const { data } = FileDraft.safeParse({ originalname: file.name, size: file.size, mimetype: file.type })
  const facts = data ?? { originalname: nameless, size: file.size, mimetype: file.type }
  const target = { to_table: editorTable, to_no: ctx.actor.user_no }
  const bytes = Readable.fromWeb(file.stream() as ReadableStream)
  const { fa_no, file_info } = await storeFile(ctx, target, facts, bytes)
  return { state: done, query: [{ size: file_info.size, filepath: `/crm/v3/files/download?fa_no=${fa_no}` }] }
}
