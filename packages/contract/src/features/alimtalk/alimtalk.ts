import * as z from 'zod'
import { staff } from '../../access.ts'
import { listOf } from '../../kit/answer.ts'
import { weekdayName } from '../../kit/days.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { dateTime, key, line, no } from '../../kit/fields.ts'
import { labelled } from '../../kit/labelled.ts'
import { phoneProblem } from '../../kit/people.ts'
import type { NotComing } from '../meetings/meetings.words.ts'

/** The templates of invitations to meetings (docs/rules.md, alimtalk); features declare templates on the server. */
export type InvitationTemplate = 'pre_meeting' | 'guide_first' | 'guide_next'

/** The templates that tell of a changed meeting; which one fits is read from the meeting. */
export type ChangeTemplate = 'meeting_moved' | 'meeting_waiting' | 'meeting_cancelled' | 'meeting_restored'

/** How a message leaves. */
export const alimtalkWay = labelled({ talk: '알림톡', mail: '메일' })
export type AlimtalkWay = (typeof alimtalkWay.values)[number]

export const alimtalkState = labelled({ waiting: '대기', requested: '요청됨', delivered: '전달됨', failed: '실패' })

export const alimtalkMessages = {
  nobody: '연락처를 선택해 주세요',
  sent: '알림톡 발송을 요청했어요',
  mailSent: '메일 발송을 요청했어요',
  queued: '밤 9시부터 아침 8시까지는 보내지 않아요. 아침 8시에 보낼게요.',
  notAContact: '이 미팅의 연락처가 아니에요.',
  wrongTemplate: '이 미팅에는 보낼 수 없는 알림이에요.',
  notComing: '예정된 미팅에만 알림을 보낼 수 있어요.',
  begun: '이미 시작했거나 지난 미팅은 알릴 수 없어요.',
  unchanged: '고객에게 알릴 변경이 없어요.',
  noMeeting: '어느 미팅에 대한 알림인지 함께 보내 주세요.',
  tooMany: (count: number, minutes: number) =>
    `알림은 ${minutes}분 동안 ${count}건까지 보낼 수 있어요. 잠시 후 다시 시도해 주세요.`,
  alreadyWaiting: (names: string[]) => `${names.join(', ')} 님에게 보낼 알림이 이미 대기 중이에요.`,
} as const

/** Why a message that waited was not sent in the end. */
export const unsentAs: Record<NotComing | 'begun' | 'unchanged', string> = {
  cancelled: '미팅이 취소되어 보내지 않았어요.',
  waiting: '미팅이 대기 중이어서 보내지 않았어요.',
  over: '미팅이 끝나 보내지 않았어요.',
  begun: '미팅이 시작되어 보내지 않았어요.',
  unchanged: '미팅이 원래대로 돌아와 보내지 않았어요.',
}

interface Kind {
  mr_type: number
  mr_count: number
}

/** Which message fits a meeting; general ones have none. */
export const templateOf = ({ mr_type, mr_count }: Kind): InvitationTemplate | null => {
  if (mr_type === 0 || mr_type === 1) return 'pre_meeting'
  if (mr_type !== 3) return null
  return mr_count > 1 ? 'guide_next' : 'guide_first'
}

/** `사전미팅`, `가이드미팅 3회차` */
export const meetingTypeWords = ({ mr_type, mr_count }: Kind) =>
  mr_type === 3 ? `가이드미팅 ${Math.max(mr_count, 1)}회차` : mr_type === 2 ? '일반미팅' : '사전미팅'

/** `2026-11-16 14:30` → `2026년 11월 16일 월요일 오후 2시 30분` */
export const longDate = (written: string) => {
  const [, year, month, day, hour, minute] = /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d)/.exec(written) ?? []
  if (!year) return written
  const half = Number(hour) < 12 ? '오전' : '오후'
  const minutes = Number(minute) ? ` ${Number(minute)}분` : ''
  return `${year}년 ${Number(month)}월 ${Number(day)}일 ${weekdayName(written)}요일 ${half} ${Number(hour) % 12 || 12}시${minutes}`
}

export const AlimtalkMessage = z.object({
  at_no: no(),
  /** What it is about: the record's table and number. */
  to_table: z.string().nullable(),
  to_no: no().nullable(),
  template_name: z.string(),
  /** The template's name in Korean. */
  template_title: z.string(),
  at_way: alimtalkWay.schema,
  receiver: z.string(),
  recvname: z.string(),
  at_state: alimtalkState.schema,
  /** What the other side said; why, when it failed. */
  at_outcome: z.string().nullable(),
  /** Not before. */
  due_dt: dateTime(),
  emp_name: z.string().nullable(),
  reg_dt: dateTime(),
  done_dt: dateTime().nullable(),
})
export type AlimtalkMessage = z.output<typeof AlimtalkMessage>

/** A message as its reader would see it; secret links are made only when it leaves. */
export const AlimtalkPreview = z.object({
  title: z.string(),
  text: z.string(),
  buttons: z.array(z.object({ name: z.string(), link: z.string() })),
})

/** Somebody of the visiting company; without a number or an address they are shown, and cannot be written to that way. */
export const AlimtalkContact = z.object({
  name: z.string(),
  number: z.string().nullable(),
  email: z.string().nullable(),
  /** The company's representative. */
  is_rep: z.boolean(),
})
export type AlimtalkContact = z.output<typeof AlimtalkContact>

/** What is needed to write to a meeting's people. */
export const AlimtalkMeeting = z.object({
  ms_no: no(),
  client_name: z.string().nullable(),
  /** The invitation that fits the meeting; general ones have none. */
  template_name: z.string().nullable(),
  /** What has changed since the client was last written to about the meeting. */
  change: z.object({ template_name: z.string(), title: z.string(), told_dt: dateTime().nullable() }).nullable(),
  meeting_date: z.string(),
  meeting_type: z.string(),
  /** It has not begun and is not off: invitations can be sent. */
  is_coming: z.boolean(),
  /** Neither what is planned nor what the client still believes to be planned has begun. */
  may_tell: z.boolean(),
  contacts: z.array(AlimtalkContact),
  /** In the night: when the next messages leave. */
  quiet_until: dateTime().nullable(),
})
export type AlimtalkMeeting = z.output<typeof AlimtalkMeeting>

const mailAddress = z.email('이메일 주소를 확인해 주세요.').max(320)

/** A mobile number, or a mail address for those who get a mail. */
const address = z
  .string()
  .trim()
  .max(320, { abort: true })
  .superRefine((value, context) => {
    const message = value.includes('@') ? mailAddress.safeParse(value).error?.issues[0]?.message : phoneProblem(value)
    if (message) context.addIssue({ code: 'custom', message })
  })
  .transform((value) => (value.includes('@') ? value : value.replaceAll('-', '')))

/** The meeting itself says when and what it is, its contacts how people are called; these are as callers send them. */
const Receiver = z.object({
  receiver: address,
  recvname: line(50),
  meeting_date: line(100),
  meeting_type: line(50),
})

/** More than a company with all its contacts and a meeting's own people can have. */
const mostReceivers = 100

const writers = staff('ScheduleMeeting', 'MyPageMeeting', 'ScheduleGuide')

export const alimtalk = {
  read: endpoint({
    method: 'GET',
    path: '/crm/v3/alimtalk',
    summary: '미팅의 연락처와 지금까지 보낸 알림, 최근 것부터',
    access: writers,
    query: z.object({ ms_no: key() }),
    response: listOf(AlimtalkMessage).extend({ meeting: AlimtalkMeeting }),
  }),
  preview: endpoint({
    method: 'GET',
    path: '/crm/v3/alimtalk/preview',
    summary: '보내기 전에 보는 알림의 내용. 나갈 때의 글 그대로',
    access: writers,
    query: z.object({ ms_no: key(), template_name: line(50), recvname: line(50) }),
    response: listOf(AlimtalkPreview),
  }),
  send: endpoint({
    method: 'POST',
    path: '/crm/v3/alimtalk/send',
    summary:
      '알림 발송 요청. 그 미팅의 연락처에게만, 한 사람이 정해진 만큼만. 이미 대기 중인 사람에게는 다시 보내지 않는다',
    access: writers,
    body: z.object({
      template_name: line(50),
      receivers: z.array(Receiver).min(1, alimtalkMessages.nobody).max(mostReceivers),
      ms_no: z.int(alimtalkMessages.noMeeting).positive(alimtalkMessages.noMeeting),
      way: alimtalkWay.schema.default('talk'),
    }),
    response: listOf(AlimtalkMessage).extend({
      quiet_until: dateTime().nullable(),
      /** The names of those for whom a message about this meeting is waiting already. */
      already_waiting: z.array(z.string()),
    }),
  }),
}
