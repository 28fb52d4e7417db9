import * as z from 'zod'
import { staff } from '../../access.ts'
import { listOf, removal } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { key, line, no } from '../../kit/fields.ts'
import { minutesLimit, minutesMessages } from '../minutes/minutes.ts'

export const templateMessages = {
  empty: '상세내용이나 내부 기록 중 하나는 입력해 주세요.',
  nameTaken: '같은 이름의 템플릿이 있어요.',
  tooMany: '템플릿은 50개까지 만들 수 있어요.',
} as const

/** Of one person, and of the company. */
export const mostTemplates = 50

export const MinutesTemplate = z.object({
  mt_no: no(),
  mt_name: z.string(),
  mt_content: z.string(),
  mt_secret: z.string(),
  /** Everybody's; the others are the caller's own. */
  is_company: z.boolean(),
  /** Whether the caller may change it. */
  is_mine: z.boolean(),
  rev: z.int(),
})
export type MinutesTemplate = z.output<typeof MinutesTemplate>

const text = () => z.string().max(minutesLimit, minutesMessages.tooLong)

const fields = {
  mt_name: line(50),
  mt_content: text(),
  mt_secret: text(),
}

const needsText = ({ mt_content, mt_secret }: { mt_content: string; mt_secret: string }) =>
  Boolean(mt_content.trim() || mt_secret.trim())
const emptyMessage = { path: ['mt_content'], message: templateMessages.empty }

/** Whoever writes minutes. */
const writers = staff('ScheduleMeeting', 'MyPageMeeting', 'ScheduleRecord', 'ScheduleGuide')
/** Who may change the company's templates, as they see everybody's minutes. */
export const companyTemplateScope = 'ScheduleRecord'
const path = '/crm/v3/meeting_record_template'
const params = z.object({ mt_no: key() })

export const minutesTemplates = {
  list: endpoint({
    method: 'GET',
    path,
    summary: '회의록 템플릿: 회사 것 다음에 자기 것, 이름순',
    access: writers,
    response: listOf(MinutesTemplate),
  }),
  create: endpoint({
    method: 'POST',
    path,
    summary: `회의록 템플릿 등록. 회사 템플릿(is_company)은 ${companyTemplateScope} 권한이 있어야 한다`,
    access: writers,
    body: z.object({ ...fields, is_company: z.boolean() }).refine(needsText, emptyMessage),
    response: listOf(MinutesTemplate),
  }),
  update: endpoint({
    method: 'PUT',
    path: `${path}/:mt_no`,
    summary: '회의록 템플릿 수정. rev가 낡았으면 409',
    access: writers,
    params,
    body: z.object({ ...fields, rev: no() }).refine(needsText, emptyMessage),
    response: listOf(MinutesTemplate),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:mt_no`,
    summary: '회의록 템플릿 삭제',
    access: writers,
    params,
    response: removal(),
  }),
}
