import { editorImage } from '@crm/contract/kit/richText'
import { sql } from 'kysely'
import type { Actor, Context, FileOwner } from '../../context.ts'
import { refuse } from '../../http/refusal.ts'
import { detachFiles, filesOf, filesOfMany } from '../files/files.service.ts'
import { coursesText } from './courses.messages.ts'

/** Records with one picture, by the `to_table` of the upload calls. */
const records = {
  course_pictures: { table: 'courses', key: 'crs_no' },
  course_category_pictures: { table: 'course_categories', key: 'cat_no' },
  banner_pictures: { table: 'banners', key: 'bn_no' },
} as const

export type PictureTable = keyof typeof records

export const keepsCourses = (actor: Actor) =>
  actor.user_type === 'emp' && actor.gate === 'open' && actor.emp_scope.has('CampAdmList')

/** Whether the record is there; two who bring a picture at the same time come one after the other. */
const lockRecord = async ({ db }: Context, name: PictureTable, no: number) => {
  const { table, key } = records[name]
  const { rows } = await sql`select from ${sql.table(table)} where ${sql.ref(key)} = ${no} for update`.execute(db)
  return rows.length > 0
}

const exists = async ({ db }: Context, name: PictureTable, no: number) => {
  const { table, key } = records[name]
  const { rows } = await sql`select from ${sql.table(table)} where ${sql.ref(key)} = ${no}`.execute(db)
  return rows.length > 0
}

const isPicture = ({ mimetype, size }: { mimetype: string; size: number }) =>
  editorImage.types.some((type) => type === mimetype) && size <= editorImage.bytes

const ownerOf = (name: PictureTable): FileOwner => {
  const canSee = async (ctx: Context, no: number) => keepsCourses(ctx.actor) && (await exists(ctx, name, no))
  return {
    canSee,
    canAttach: canSee,
    changed: async (ctx, no) => {
      await lockRecord(ctx, name, no)
      const pictures = await filesOf(ctx, name, no)
      if (pictures.length > 1) refuse('conflict', coursesText.tooManyPictures)
      if (!pictures.every(({ file_info }) => isPicture(file_info))) refuse('wrong_media', coursesText.notAPicture)
      ctx.publish('camp.changed')
    },
  }
}

export const pictureOwners = {
  course_pictures: ownerOf('course_pictures'),
  course_category_pictures: ownerOf('course_category_pictures'),
  banner_pictures: ownerOf('banner_pictures'),
}

/** The rows with the address of their picture. */
export const withPictures = async <Row extends object>(
  ctx: Context,
  name: PictureTable,
  rows: Row[],
  noOf: (row: Row) => number,
): Promise<(Row & { picture: string | null })[]> => {
  const files = await filesOfMany(ctx, name, rows.map(noOf))
  return rows.map((row) => ({ ...row, picture: files.get(noOf(row))?.[0]?.file_info.presignedUrl ?? null }))
}

/** Whoever keeps courses may take a picture away, also one that a colleague has uploaded. */
export const removePictureOf = async (ctx: Context, name: PictureTable, no: number) => {
  if (!(await lockRecord(ctx, name, no))) return refuse('not_found')
  await detachFiles(ctx.db, name, [no])
  ctx.publish('camp.changed')
}
