import * as z from 'zod'
import { date, dateTime, no } from '../../kit/fields.ts'
import { labelled } from '../../kit/labelled.ts'

export const fileRequestState = labelled({ open: '받는 중', closed: '마침' })

const gigabyte = 1024 ** 3

/** What guests may bring by a link (docs/rules.md, sharing). */
export const guestUploadLimits = {
  bytes: gigabyte,
  perHour: 60,
  /** Of one link, as long as it lives. */
  files: 500,
  /** Of one link within a day. */
  bytesPerDay: 10 * gigabyte,
  /** The link ends so long after it was made, or after the day that was asked for. */
  linkDays: 30,
} as const

export const fileRequestMessages = {
  title: '자료를 올려 주세요',
  gone: '열 수 없는 링크예요. 주소가 잘못되었거나 요청이 끝났을 수 있어요. 링크를 보낸 분께 확인해 주세요.',
  closed: '이미 끝난 요청이에요.',
  linesMissing: '받을 자료를 한 가지 이상 적어 주세요.',
  tooLarge: '링크로는 파일 하나에 1GB까지 올릴 수 있어요.',
  tooMany: '지금은 더 올릴 수 없어요. 한 시간 뒤에 다시 시도해 주세요.',
  usedUp: '이 링크로는 더 올릴 수 없어요. 링크를 보낸 분께 알려 주세요.',
  notABox: '받을 폴더를 골라 주세요.',
  otherProject: '같은 프로젝트의 폴더를 골라 주세요.',
  arrivedStays: '이미 받은 자료는 목록에서 뺄 수 없어요.',
  boxGone: '받을 폴더가 삭제되어 다시 받을 수 없어요. 새로 요청해 주세요.',
} as const

/** What arrived for a line, under the name that it had then. */
export const ArrivedFile = z.object({
  ff_no: no(),
  /** Null once it is gone, and for whoever cannot open it. */
  ft_no: no().nullable(),
  name: z.string(),
  done_by: z.string(),
  reg_dt: dateTime(),
})
export type ArrivedFile = z.output<typeof ArrivedFile>

export const FileRequestLine = z.object({
  frl_no: no(),
  name: z.string(),
  note: z.string().nullable(),
  done_dt: dateTime().nullable(),
  done_by: z.string().nullable(),
  /** Nothing for whoever has only the link. */
  files: z.array(ArrivedFile),
})
export type FileRequestLine = z.output<typeof FileRequestLine>

export const FileRequest = z.object({
  fr_no: no(),
  proj_no: no(),
  proj_name: z.string(),
  title: z.string(),
  note: z.string().nullable(),
  due_dt: date().nullable(),
  state: fileRequestState.schema,
  emp_name: z.string(),
  /** Where it lands; null where that box is gone. */
  ft_no: no().nullable(),
  box_name: z.string().nullable(),
  /** From the top box to that one; nothing for people of the company, whose the project's tree is not. */
  box_path: z.array(z.string()),
  has_link: z.boolean(),
  /** When the link ends by itself; null without one. */
  link_expires_dt: dateTime().nullable(),
  lines: z.array(FileRequestLine),
  reg_dt: dateTime(),
  closed_dt: dateTime().nullable(),
  rev: z.int(),
})
export type FileRequest = z.output<typeof FileRequest>

/** `id` is the last part of the link's address, in this answer alone. */
export const NewFileRequest = FileRequest.extend({ id: z.string().nullable() })

/** A request that deleting its box would close. */
export const RequestOfBox = FileRequest.pick({ fr_no: true, title: true, box_name: true, emp_name: true, due_dt: true })
export type RequestOfBox = z.output<typeof RequestOfBox>

/** What whoever has the link is told. */
export const AskedFiles = FileRequest.pick({ title: true, note: true, due_dt: true, lines: true }).extend({
  company: z.string(),
  asked_by: z.string(),
})
export type AskedFiles = z.output<typeof AskedFiles>
