import type { learning } from '@crm/contract/features/learning/learning'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { list } from '../../../http/answer/answers.ts'
import { refuse } from '../../../http/refusal.ts'
import { pdfDownload, sendPdf, writePdf } from '../../../pdf/download.ts'
import { keepsCourses } from '../../courses/pictures.ts'
import { certificateText } from './certificates.messages.ts'
import { findCertificate, findLearner, findStudied, lockCertificate, savePdf } from './certificates.queries.ts'
import { certificateDocument, certificateNumber, recordDocument } from './documents.ts'

export const listCertificates = async ({ db, actor }: Context) => {
  const rows = await db
    .selectFrom('certificates')
    .select([
      'crt_no',
      'crs_no',
      'crs_title',
      'crt_year',
      'crt_seq',
      sql<string>`completed_dt::text`.as('completed_dt'),
      sql<number>`(select count(*)::int from course_lectures l
        where l.crs_no = certificates.crs_no and not l.is_hidden and l.crl_no <> all (certificates.lectures))`.as(
        'new_lectures',
      ),
    ])
    .where('user_no', '=', actor.user_no)
    .orderBy('crt_no', 'desc')
    .execute()
  return list(rows.map(({ crt_year, crt_seq, ...row }) => ({ ...row, number: certificateNumber(crt_year, crt_seq) })))
}

/** Made when it is first asked for and kept: whoever asks again gets the same bytes. */
const bytesOf = (ctx: Context, crt_no: number) =>
  ctx.transaction(async (tx) => {
    const kept = await lockCertificate(tx.db, crt_no)
    if (kept) return kept
    const facts = (await findCertificate(tx.db, crt_no)) ?? refuse('not_found')
    const bytes = Buffer.from(await writePdf(certificateDocument(facts, ctx.config.company)))
    await savePdf(tx.db, crt_no, bytes)
    return bytes
  })

export const sendCertificate = async (ctx: Context, { params }: ParsedOf<typeof learning.certificatePdf>) => {
  const facts = await findCertificate(ctx.db, params.crt_no)
  if (!facts || (facts.user_no !== ctx.actor.user_no && !keepsCourses(ctx.actor))) return refuse('not_found')
  const bytes = facts.pdf ?? (ctx.actor.viewer_no === null ? await bytesOf(ctx, params.crt_no) : refuse('not_found'))
  return sendPdf(certificateText.file(facts.crs_title, facts.user_name), bytes)
}

/** What was proven by delivery and clock, for reports about grants. */
export const sendStudyRecord = async (ctx: Context, { params, query }: ParsedOf<typeof learning.studyRecord>) => {
  const isKeeper = keepsCourses(ctx.actor)
  const user_no = isKeeper ? (query.user_no ?? ctx.actor.user_no) : ctx.actor.user_no
  if (query.user_no && query.user_no !== user_no) return refuse('not_found')
  const learner = (await findLearner(ctx.db, user_no, params.crs_no)) ?? refuse('not_found')
  const rows = await findStudied(ctx.db, user_no, params.crs_no)
  if (!rows.length) return refuse('not_found')
  return pdfDownload(
    certificateText.recordFile(learner.crs_title, learner.user_name),
    recordDocument(learner, rows, ctx.config.company),
  )
}
