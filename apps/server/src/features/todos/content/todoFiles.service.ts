import type { todos } from '@crm/contract/features/todos/todos'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../../context.ts'
import { ok } from '../../../http/answer/answers.ts'
import { removeFileOf } from '../../files/files.service.ts'
import { storeFormFile } from '../../files/uploads.service.ts'
import { answerTodo, lockAlive, todoTable } from '../todoAccess.ts'

/** Takes the files of the form; without any, people learn whether they may send some by presigned upload. */
export const uploadFiles = async (ctx: Context, { params, body }: ParsedOf<typeof todos.uploadFiles>) => {
  const { tl_no } = await ctx.transaction((tx) => lockAlive(tx, params.tl_no))
  for (const file of body.files) await storeFormFile(ctx, { to_table: todoTable, to_no: tl_no }, file)
  return answerTodo(ctx, tl_no)
}

export const deleteFiles = async (ctx: Context, { params, body }: ParsedOf<typeof todos.deleteFiles>) => {
  const { tl_no } = await lockAlive(ctx, params.tl_no)
  await removeFileOf(ctx, { to_table: todoTable, to_no: tl_no }, body.file_no)
  return ok()
}
