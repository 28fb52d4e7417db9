import type { minutes } from '@crm/contract/features/minutes/minutes'
import { showLongDate, showLongSpan } from '@crm/contract/kit/dates'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { refuse } from '../../http/refusal.ts'
import type { PdfBlock, PdfDocument } from '../../pdf/document.ts'
import { pdfDownload } from '../../pdf/download.ts'
import { letterheadOf } from '../../pdf/letterhead.ts'
import { markedHtml } from './markedHtml.ts'
import { minutesText } from './minutes.messages.ts'
import { mayReadMinutes } from './minutes.policy.ts'
import { findInternalText, findPrintedMinutes, type PrintedMinutes } from './pdf.queries.ts'

const factsOf = (printed: PrintedMinutes): PdfBlock => ({
  kind: 'facts',
  facts: [
    { label: minutesText.company, value: printed.client_name ?? '' },
    { label: minutesText.project, value: printed.proj_name ?? '' },
    { label: minutesText.when, value: showLongSpan(printed.start_dt, printed.end_dt) },
    { label: minutesText.meetingKind, value: minutesText.kind(printed) },
    { label: minutesText.place, value: printed.place ?? minutesText.elsewhere },
    { label: minutesText.people, value: printed.managers.join(', ') },
    { label: minutesText.writer, value: printed.emp_name ?? '' },
    { label: minutesText.written, value: showLongDate(printed.reg_dt) },
  ],
})

const documentOf = (ctx: Context, printed: PrintedMinutes): PdfDocument => ({
  title: minutesText.title(printed.client_name),
  subtitle: [showLongSpan(printed.start_dt, printed.end_dt), minutesText.kind(printed)].join(' · '),
  letterhead: letterheadOf(ctx.config.company),
  // The same minutes are the same file, whenever it is fetched.
  createdAt: `${printed.reg_dt.replace(' ', 'T')}:00+09:00`,
  blocks: [
    factsOf(printed),
    { kind: 'heading', text: minutesText.content },
    { kind: 'richText', html: markedHtml(printed.mrd_content) },
  ],
})

const fileName = ({ client_name, start_dt }: PrintedMinutes, isInternal: boolean) =>
  minutesText.fileName(client_name, start_dt.slice(0, 10), isInternal)

/** Staff who may read the minutes, and people of the company once they are published. */
const mayFetch = (ctx: Context, { ms_no, client_no, is_read_by_client }: PrintedMinutes) =>
  ctx.actor.user_type === 'emp'
    ? mayReadMinutes(ctx, ms_no)
    : client_no !== null && client_no === ctx.actor.client_no && is_read_by_client

/** The client's edition. */
export const downloadMinutesPdf = async (ctx: Context, { params }: ParsedOf<typeof minutes.pdf>) => {
  const printed = await findPrintedMinutes(ctx.db, params.mrd_no)
  if (!printed || !(await mayFetch(ctx, printed))) return refuse('not_found')
  return pdfDownload(fileName(printed, false), documentOf(ctx, printed))
}

/** Both texts, for staff; every page says so. */
export const downloadInternalMinutesPdf = async (ctx: Context, { params }: ParsedOf<typeof minutes.internalPdf>) => {
  const printed = (await findPrintedMinutes(ctx.db, params.mrd_no)) ?? refuse('not_found')
  if (!(await mayFetch(ctx, printed))) return refuse('not_found')
  const edition = documentOf(ctx, printed)
  return pdfDownload(fileName(printed, true), {
    ...edition,
    confidential: minutesText.confidential,
    blocks: [
      ...edition.blocks,
      { kind: 'heading', text: minutesText.secret, note: minutesText.secretNote },
      { kind: 'richText', html: markedHtml(await findInternalText(ctx.db, params.mrd_no)) },
    ],
  })
}
