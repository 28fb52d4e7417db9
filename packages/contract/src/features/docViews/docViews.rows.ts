import * as z from 'zod'
import { dateTime, no } from '../../kit/fields.ts'
import { labelled } from '../../kit/labelled.ts'

/** How reading time is counted (docs/rules.md, document viewer). */
export const viewTime = {
  saveSeconds: 3,
  warnSeconds: 300,
  leaveSeconds: 360,
  pointerDebounceMs: 500,
  /** A reader who was not heard of for so long has gone, and reads again as a new visit. */
  visitSeconds: 390,
  /** How far a browser's clock may run ahead of the server's. */
  slackSeconds: 2,
  /** A page counts as read from here on. */
  readSeconds: 1,
  /** A document is finished when its last page and this share of all pages are read. */
  finishedFrom: 0.8,
  againDays: 7,
} as const

export const mostPages = 10_000

export const timeType = labelled({ on: '읽는 중', off: '자리 비움' })

/** Korea time to the millisecond: `2026-11-16 09:30:00.250` */
export const moment = () =>
  z.string().regex(/^(1[89]|[2-9]\d)\d\d-(0[1-9]|1[0-2])-([0-2]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,3})?$/)

export const TimeEntry = z.object({ type: timeType.schema, start_dt: moment(), end_dt: moment() })
export type TimeEntry = z.output<typeof TimeEntry>

/** What was read since the last save: for each page the times when somebody was there, or was not. */
export const ViewingTime = z.array(
  z.object({ page: z.int().min(1).max(mostPages), times: z.array(TimeEntry).min(1).max(200) }),
)
export type ViewingTime = z.output<typeof ViewingTime>

/** Of the PDF that is made of a document which browsers do not show themselves. */
export const pdfState = labelled({ waiting: '바꾸는 중', done: '있음', failed: '실패' })

/** How a reader takes a document along: as it is, or as a PDF with the watermark in it. */
export const downloadWay = labelled({ file: '원본', marked: '워터마크를 넣은 PDF' })

export const DocView = z.object({
  dv_no: no(),
  ft_no: no(),
  fv_no: no(),
  ver: z.int(),
  name: z.string(),
  size: z.int(),
  mimetype: z.string(),
  /** Null for kinds that need no PDF, and where the server makes none. */
  pdf_state: pdfState.schema.nullable(),
  /** Whether this reader may ask for the PDF again. */
  may_convert: z.boolean(),
  /** By this number members download it; null for guests, and where it does not leave as it is. */
  fa_no: no().nullable(),
  /** Null where downloading is not allowed, or the watermark cannot be put into this kind of file. */
  download_way: downloadWay.schema.nullable(),
  may_download: z.boolean(),
  may_comment: z.boolean(),
  has_watermark: z.boolean(),
  /** Who reads, for the watermark. */
  reader: z.string(),
  /** Where they stopped the last time. */
  last_page: z.int().nullable(),
  proj_no: no().nullable(),
  /** The server's clock, by which the times of this view are written. */
  now_dt: moment(),
})
export type DocView = z.output<typeof DocView>

/** A document that is looked at while nobody's reading is counted. */
export const LookedDocument = DocView.omit({ dv_no: true, last_page: true })
export type LookedDocument = z.output<typeof LookedDocument>

export const readerKind = labelled({ emp: '직원', client: '고객', guest: '링크' })

/** Whose reading a report counts. */
export const whoReads = labelled({ outside: '외부만', all: '모두' })

/** How one reader has read one version. */
export const DocReader = z.object({
  dv_no: no(),
  reader: z.string(),
  reader_kind: readerKind.schema,
  /** The company of a client. */
  client_name: z.string().nullable(),
  ver: z.int(),
  seconds: z.int(),
  visits: z.int(),
  pages: z.int().nullable(),
  pages_read: z.int(),
  /** In percent; null while nobody knows how many pages there are. */
  completion: z.int().nullable(),
  /** Where they stopped; null when they finished. */
  stopped_at: z.int().nullable(),
  is_done: z.boolean(),
  last_dt: dateTime(),
})
export type DocReader = z.output<typeof DocReader>

/** How far a file of a box was read by people from outside. */
export const FileReading = z.object({
  ft_no: no(),
  /** The latest readers first; some of them, where there are many. */
  names: z.array(z.string()),
  readers: z.int(),
  finished: z.int(),
  /** Of all readers on average, in percent; null while nobody knows how many pages there are. */
  completion: z.int().nullable(),
  last_dt: dateTime(),
})
export type FileReading = z.output<typeof FileReading>

/** How long a page was read, by how many, and how many stopped there. */
export const PageReading = z.object({ page: z.int(), seconds: z.int(), readers: z.int(), stopped: z.int() })
export type PageReading = z.output<typeof PageReading>

export const ReadingSummary = z.object({
  readers: z.int(),
  seconds: z.int(),
  finished: z.int(),
  pages: z.int().nullable(),
  last_dt: dateTime().nullable(),
  /** The page at which most of those stopped who did not finish. */
  drop_page: z.int().nullable(),
})
export type ReadingSummary = z.output<typeof ReadingSummary>
