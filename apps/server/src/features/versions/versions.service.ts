import type { versions } from '@crm/contract/features/versions/versions'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import type { StartContext } from '../../feature.ts'
import { page } from '../../http/answer/answers.ts'
import { readVersion } from '../../version.ts'
import { findVersions, insertIfNews } from './versions.queries.ts'

export const listVersions = async (ctx: Context, { query }: ParsedOf<typeof versions.list>) =>
  page(await findVersions(ctx.db, query))

/** The database announces a new row to every node (0020_alarms.sql), and every node tells those connected to it. */
export const announceVersion = async ({ db, sendTo, listen }: StartContext, version = readVersion()) => {
  await listen('crm_version', (vl_version) => sendTo('here', 'nv', { vl_version }))
  await insertIfNews(db, version)
}
