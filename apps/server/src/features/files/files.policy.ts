import type { Actor, Context, FileOwner } from '../../context.ts'

/** The rules for the files of a table; undefined when no feature owns it. */
export const ownerOf = ({ fileOwners }: Pick<Context, 'fileOwners'>, to_table: string): FileOwner | undefined =>
  Object.hasOwn(fileOwners, to_table) ? fileOwners[to_table] : undefined

/** A file is seen by whoever sees the record that it belongs to. */
export const canSeeFilesOf = async (ctx: Context, to_table: string, to_no: number, fa_no?: number) =>
  (await ownerOf(ctx, to_table)?.canSee(ctx, to_no, fa_no)) ?? false

/** Files may be changed by their uploader unless the record is closed. */
export const canChangeFilesOf = async (ctx: Context, to_table: string, to_no: number) =>
  (await ownerOf(ctx, to_table)?.canChange?.(ctx, to_no)) ?? true

/** Only who attached a file renames or removes it. */
export const isUploader = (actor: Pick<Actor, 'user_no'>, attachment: { user_no: number }) =>
  attachment.user_no === actor.user_no

/** Pictures of people: everybody sets their own, colleagues see each other's, guests only their own. */
export const ofUsers: FileOwner = {
  canSee: async ({ actor }, user_no) => actor.user_no === user_no || actor.user_type === 'emp',
  canAttach: async ({ actor }, user_no) => actor.user_no === user_no,
}
