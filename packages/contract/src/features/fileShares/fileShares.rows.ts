import * as z from 'zod'
import { dateTime, line, no } from '../../kit/fields.ts'
import { labelled } from '../../kit/labelled.ts'
import { entryKind } from '../fileTree/fileTree.rows.ts'

export const shareKind = labelled({ client: '고객사', link: '링크' })
export type ShareKind = (typeof shareKind.values)[number]

/** What became of a share; `expired` and `used_up` follow from its rules. */
export const shareState = labelled({
  active: '공유 중',
  expired: '기간 만료',
  used_up: '횟수 소진',
  revoked: '공유 중지',
  released: '자료 이동·삭제',
})
export type ShareState = (typeof shareState.values)[number]

export const shareEventKind = labelled({
  created: '공유 시작',
  changed: '규칙 변경',
  renewed: '새 링크 발급',
  opened: '열람',
  refused: '거절',
  proved: '이메일 확인',
  accepted: '비밀 유지 동의',
  downloaded: '다운로드',
  revoked: '공유 중지',
  released: '자료 이동·삭제로 해제',
})
export type ShareEventKind = (typeof shareEventKind.values)[number]

/** Limits of guests (docs/rules.md, sharing). */
export const shareLimits = {
  guestHours: 8,
  codeMinutes: 10,
  triesPerCode: 5,
  passwordTries: 5,
  /** Of all addresses together: a password that is guessed from many of them. */
  passwordTriesOfAll: 100,
  tryMinutes: 10,
  resendSeconds: 60,
  /** To one address for one asker; from as many on, whoever asks, one each `codeMinutes`. */
  codesPerDay: 10,
} as const

export const fileShareMessages = {
  gone: '열 수 없는 링크예요. 주소가 잘못되었거나 공유가 끝났을 수 있어요. 링크를 보낸 분께 확인해 주세요.',
  passwordMissing: '비밀번호를 입력해 주세요.',
  emailMissing: '이메일을 입력해 주세요.',
  codeMissing: '인증번호 6자리를 입력해 주세요.',
  ndaMissing: '비밀 유지 사항에 동의해 주세요.',
  nameMissing: '이름을 입력해 주세요.',
  allowedWrong: '이메일 주소나 @로 시작하는 도메인을 입력해 주세요.',
  allowedNeedsEmail: '허용할 주소를 정하려면 이메일 확인을 켜 주세요.',
  clientOnlyProject: '고객사 공유는 프로젝트 자료만 할 수 있어요.',
  peopleMissing: '볼 사람을 고르거나 ‘고객사의 모든 사람’을 선택해 주세요.',
  expiryPast: '지금보다 나중인 때를 골라 주세요.',
  whose: '프로젝트나 회사, 자료 가운데 하나를 골라 주세요.',
  opensBelow: '이미 열린 횟수보다 적을 수 없어요.',
} as const

/** An address, or a domain with `@` in front. */
const AllowedReader = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, { abort: true })
  .regex(/^[a-z0-9._%+-]{0,64}@[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63}){1,8}$/, fileShareMessages.allowedWrong)

/** What a link asks for and allows. Client shares know the last three and the expiry alone. */
export const ShareRules = z.object({
  title: line(100).nullable().default(null),
  expires_dt: dateTime().nullable().default(null),
  most_opens: z.int().min(1).max(100_000).nullable().default(null),
  needs_email: z.boolean().default(false),
  allowed: z.array(AllowedReader).max(100).default([]),
  needs_nda: z.boolean().default(false),
  may_download: z.boolean().default(true),
  may_comment: z.boolean().default(false),
  has_watermark: z.boolean().default(false),
})
export type ShareRules = z.output<typeof ShareRules>

export const SharePassword = z.string().min(4, '4자 이상 입력해 주세요.').max(100)

export const SharePerson = z.object({ user_no: no(), user_name: z.string(), user_email: z.string().nullable() })

export const FileShare = z.object({
  sh_no: no(),
  ft_no: no(),
  kind: shareKind.schema,
  state: shareState.schema,
  title: z.string().nullable(),
  /** Of the entry. */
  name: z.string(),
  entry_kind: entryKind.schema,
  proj_no: no().nullable(),
  client_no: no().nullable(),
  emp_no: no(),
  emp_name: z.string(),
  /** Chosen people of the company; empty for all of them, and for links. */
  people: z.array(SharePerson.omit({ user_email: true })),
  has_password: z.boolean(),
  expires_dt: dateTime().nullable(),
  most_opens: z.int().nullable(),
  opens: z.int(),
  needs_email: z.boolean(),
  allowed: z.array(z.string()),
  needs_nda: z.boolean(),
  may_download: z.boolean(),
  may_comment: z.boolean(),
  has_watermark: z.boolean(),
  last_reader: z.string().nullable(),
  last_read_dt: dateTime().nullable(),
  reg_dt: dateTime(),
  ended_dt: dateTime().nullable(),
  rev: z.int(),
})
export type FileShare = z.output<typeof FileShare>

/** `id` is the last part of the link's address: it is kept as a hash, so this answer alone has it. Null for clients. */
export const NewShare = FileShare.extend({ id: z.string().nullable() })

export const ShareEvent = z.object({
  se_no: z.int(),
  kind: shareEventKind.schema,
  /** Who: the name of a signed-in person, or what a guest is known by. */
  who: z.string().nullable(),
  detail: z.string().nullable(),
  ip: z.string().nullable(),
  /** Of `accepted`: the signed text. */
  sa_no: no().nullable(),
  reg_dt: dateTime(),
})
export type ShareEvent = z.output<typeof ShareEvent>

/** Who promised confidentiality for what; it stays when the file and its share are gone. */
export const ShareAcceptance = z.object({
  sa_no: no(),
  sh_no: no(),
  /** The name of what was shared, as it was then. */
  title: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  version: z.string(),
  reg_dt: dateTime(),
})
export type ShareAcceptance = z.output<typeof ShareAcceptance>

/** A share that moving or deleting would end. */
export const LiveShare = z.object({
  sh_no: no(),
  ft_no: no(),
  kind: shareKind.schema,
  title: z.string().nullable(),
  name: z.string(),
  emp_name: z.string(),
  expires_dt: dateTime().nullable(),
  reg_dt: dateTime(),
})
export type LiveShare = z.output<typeof LiveShare>
