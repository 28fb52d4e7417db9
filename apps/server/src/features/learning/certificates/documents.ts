import type { CompanyInfo } from '@crm/contract/features/portal/portal'
import { showLongDate } from '@crm/contract/kit/dates'
import type { PdfDocument } from '../../../pdf/document.ts'
import { letterheadOf } from '../../../pdf/letterhead.ts'
import { certificateText as text } from './certificates.messages.ts'
import type { CertificateFacts, Learner, StudiedRow } from './certificates.queries.ts'

/** `제2026-00012호` */
export const certificateNumber = (year: number, seq: number) => `제${year}-${String(seq).padStart(5, '0')}호`

/** A round seal with the company's name. */
const seal = (company: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="96" viewBox="0 0 480 96">
    <text x="300" y="56" text-anchor="end" font-size="18" fill="#1a1f27">${company.replace(/[<&]/g, '')}</text>
    <circle cx="350" cy="48" r="34" fill="none" stroke="#d92d20" stroke-width="3"/>
    <text x="350" y="56" text-anchor="middle" font-size="22" fill="#d92d20">${text.seal}</text>
  </svg>`

/** Everything in it comes from the row, so that the same row always gives the same bytes. */
export const certificateDocument = (facts: CertificateFacts, company: CompanyInfo): PdfDocument => ({
  title: text.title,
  subtitle: certificateNumber(facts.crt_year, facts.crt_seq),
  letterhead: letterheadOf(company),
  createdAt: facts.created,
  blocks: [
    {
      kind: 'facts',
      facts: [
        { label: text.name, value: facts.user_name },
        { label: text.company, value: facts.client_name },
        { label: text.course, value: facts.crs_title, wide: true },
        { label: text.hours, value: text.length(facts.seconds) },
        { label: text.period, value: `${showLongDate(facts.start_dt)} – ${showLongDate(facts.completed_dt)}` },
        { label: text.date, value: showLongDate(facts.completed_dt) },
      ],
    },
    { kind: 'paragraph', text: text.words(company.name) },
    { kind: 'chart', svg: seal(company.name) },
  ],
})

const minutesOf = (seconds: number) => (seconds / 60).toFixed(1)

export const recordDocument = (learner: Learner, rows: StudiedRow[], company: CompanyInfo): PdfDocument => ({
  title: text.record,
  subtitle: learner.crs_title,
  letterhead: letterheadOf(company),
  createdAt: learner.now,
  blocks: [
    {
      kind: 'facts',
      facts: [
        { label: text.name, value: learner.user_name },
        { label: text.company, value: learner.client_name },
      ],
    },
    {
      kind: 'table',
      columns: [
        { title: text.lecture, width: 5 },
        { title: text.opened, width: 3 },
        { title: text.minutes, width: 2, align: 'right' },
        { title: text.state, width: 1.5 },
      ],
      rows: rows.map(({ crl_title, opened, seconds, is_done }) => [
        crl_title,
        opened,
        minutesOf(seconds),
        is_done ? text.done : text.notDone,
      ]),
      foot: [text.sum, '', minutesOf(rows.reduce((sum, { seconds }) => sum + seconds, 0)), ''],
      empty: text.none,
    },
    { kind: 'note', text: text.recordNote },
  ],
})
