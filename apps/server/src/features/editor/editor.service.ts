import type { editor } from '@crm/contract/features/editor/editor'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { hasContent } from '@crm/contract/kit/richText'
import type { RecordTarget } from '@crm/contract/kit/target'
import type { Context, FileOwner } from '../../context.ts'
import { cleanHtml } from '../../html.ts'
import { one } from '../../http/answer/answers.ts'
import { refuseField } from '../../http/refusal.ts'
import { storeFormFile } from '../files/uploads.service.ts'
import { editorText } from './editor.messages.ts'
import { findPictures, findRecordsOf, linkPictures } from './editor.queries.ts'

/** The `to_table` of editor pictures; `to_no` is the uploader. */
export const editorTable = 'editor'

/** An editor's picture is a file; the text names it by an address that checks who may see it. */
export const uploadImage = async (ctx: Context, { body: { file } }: ParsedOf<typeof editor.uploadImage>) => {
  const { fa_no, file_info } = await storeFormFile(ctx, { to_table: editorTable, to_no: ctx.actor.user_no }, file)
  return one({ size: file_info.size, filepath: `/crm/v3/files/download?fa_no=${fa_no}` })
}

/**
 * Whether the picture is in the text of a record that the caller sees; records with rich text are those with comments.
 */
const isShown = async (ctx: Context, fa_no: number) => {
  for (const { to_table, to_no } of await findRecordsOf(ctx.db, fa_no)) {
    const owner = ctx.commentOwners[to_table]
    if (ctx.actor.emp_no !== null && (await owner?.canSee(ctx, to_no))) return true
    if (await owner?.showsPicture?.(ctx, to_no, fa_no)) return true
  }
  return false
}

/** One's own, and those in records that one sees; a list shows only one's own. */
export const editorPictures: FileOwner = {
  canSee: async (ctx, user_no, fa_no) => {
    if (ctx.actor.gate !== 'open') return false
    return (ctx.actor.emp_no !== null && ctx.actor.user_no === user_no) || (fa_no !== undefined && isShown(ctx, fa_no))
  },
  canAttach: async () => false,
}

// ---------------------------------------------------------------- for other features

/** Cleans HTML for storing; afterwards it may be empty or too long, so both are checked here. */
export const cleanRichText = (field: string, html: string, { most, missing }: { most: number; missing: string }) => {
  const cleaned = cleanHtml(html)
  const problem = hasContent(cleaned) ? cleaned.length > most && editorText.tooLong(most) : missing
  if (problem) refuseField('invalid_input', field, problem)
  return cleaned
}

const pictureNosIn = (html: string) => [
  ...new Set([...html.matchAll(/\/crm\/v3\/files\/download\?fa_no=(\d{1,9})\b/g)].map(([, fa_no]) => Number(fa_no))),
]

/**
 * The pictures of a text that somebody has written are seen by whoever sees its record. Only what the author sees is
 * taken along: nobody gets at a picture by writing its number.
 */
export const keepPictures = async (ctx: Context, target: RecordTarget, html: string) => {
  const named = pictureNosIn(html)
  if (!named.length) return
  const kept: number[] = []
  for (const { fa_no, user_no } of await findPictures(ctx.db, named)) {
    if (await editorPictures.canSee(ctx, user_no, fa_no)) kept.push(fa_no)
  }
  if (kept.length) await linkPictures(ctx.db, kept, target)
}
