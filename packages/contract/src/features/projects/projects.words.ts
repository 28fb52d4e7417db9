import * as z from 'zod'
import { daysAfter, koreaToday } from '../../kit/days.ts'
import { date, no } from '../../kit/fields.ts'
import { labelled, labelledNumbers } from '../../kit/labelled.ts'

/** Words and rules of projects that several features use. */

/** The stage of a project (docs/rules.md, projects); null is an inquiry. */
export const progressStatus = labelled({
  pre: 'PRE',
  guide: 'GUIDE',
  paid: '입금완료',
  started: '착수',
  completed: '완료',
  unknown: '-',
})
export type ProgressStatus = (typeof progressStatus.values)[number]

/** The same with a name for null and for what nobody knows: for filters, boards and moves. */
export const progressStage = labelled({
  inquiry: '문의',
  pre: 'PRE',
  guide: 'GUIDE',
  paid: '입금완료',
  started: '착수',
  completed: '완료',
  unknown: '알 수 없음',
})
export type ProgressStage = (typeof progressStage.values)[number]

export const stageOf = (status: ProgressStatus | null): ProgressStage => status ?? 'inquiry'
export const statusOf = (stage: ProgressStage): ProgressStatus | null => (stage === 'inquiry' ? null : stage)

/** Where a project stands, as lists say it. */
export const progressWords = (status: ProgressStatus | null) =>
  status ? progressStatus.label(status) : progressStage.label('inquiry')

const order: ProgressStage[] = ['inquiry', 'pre', 'guide', 'paid', 'started', 'completed']
/** Where a project may go on to: the next step; an inquiry may skip the pre-meeting, money may come with the start. */
const ahead: Record<ProgressStage, ProgressStage[]> = {
  inquiry: ['pre', 'guide'],
  pre: ['guide', 'paid'],
  guide: ['paid'],
  paid: ['started'],
  started: ['completed'],
  completed: [],
  unknown: ['inquiry', 'pre', 'guide'],
}

type StageMove = 'ahead' | 'unpaid' | 'back' | 'none'

interface StageFacts {
  /** Where it was lost sight of. */
  lost?: ProgressStage | null
  contract_status?: readonly ContractStatus[]
}

/**
 * What a move is: onward, onward although something is left to pay, back, or nothing that makes sense. Losing sight
 * counts as back, and so does the return to the stage that a project was lost from.
 */
export const stageMove = (
  from: ProgressStage,
  to: ProgressStage,
  { lost = null, contract_status = [] }: StageFacts = {},
): StageMove => {
  if (from === to) return 'none'
  if (to === 'completed' && ahead[from].includes(to) && contract_status.includes('credit_on')) return 'unpaid'
  if (ahead[from].includes(to)) return 'ahead'
  if (from === 'unknown') return to === lost ? 'back' : 'none'
  if (to === 'unknown') return from === 'completed' ? 'none' : 'back'
  return order.indexOf(to) < order.indexOf(from) ? 'back' : 'none'
}

/** A move that is made with a reason only. */
export const wantsReason = (move: StageMove) => move === 'back' || move === 'unpaid'

export const contractStatus = labelled({
  estimate_off: '계약 전(견적 미발행)',
  estimate_on: '계약 전(견적 발행)',
  credit_off: '계약 완료(잔금 완납)',
  credit_on: '계약 완료(잔금 미납)',
})
type ContractStatus = (typeof contractStatus.values)[number]

/** Several with commas, none as "-". */
export const contractWords = (statuses: readonly ContractStatus[]) =>
  statuses.map(contractStatus.label).join(', ') || '-'

/** a=P, b=D, c=G */
export const projectGrade = labelled({ a: 'P', b: 'D', c: 'G' })

export const peType = labelled({ manager: '담당', participant: '참여' })

export const payType = labelledNumbers({
  1: '개인 현금',
  2: '개인 카드',
  3: '법인 현금',
  4: '법인 카드',
  5: '지원금',
  6: '환불/취소',
})

/** The teams that the project list modal appoints one manager from. */
export const planningTeam = 2
export const designTeam = 5

export const endsTooEarly = '종료일은 시작일보다 빠를 수 없어요.'

export const Indicator = z.object({
  pic_no: no(),
  pic_title: z.string(),
  pic_start_dt: z.string().nullable(),
  pic_end_dt: z.string(),
  pic_done_dt: z.string().nullable(),
  pic_emps: z.array(no()),
  rev: z.int(),
})
export type Indicator = z.output<typeof Indicator>

const indicatorFields = z.object({
  pic_title: z.string().trim().min(1, '마일스톤 이름을 입력해 주세요.').max(100),
  pic_start_dt: date().nullable(),
  pic_end_dt: date(),
  pic_emps: z.array(no()).max(20),
  is_done: z.boolean().default(false),
})
const endsInTime = ({ pic_start_dt, pic_end_dt }: z.output<typeof indicatorFields>) =>
  !pic_start_dt || pic_start_dt <= pic_end_dt
const indicatorDates = { path: ['pic_end_dt'], message: endsTooEarly }

export const IndicatorDraft = indicatorFields.refine(endsInTime, indicatorDates)
export type IndicatorDraft = z.output<typeof IndicatorDraft>

export const IndicatorChange = indicatorFields.extend({ rev: no() }).refine(endsInTime, indicatorDates)
export type IndicatorChange = z.output<typeof IndicatorChange>

/** An indicator warns from one day before its last day on; what is done warns no more. */
export const indicatorWarns = (
  { pic_end_dt, pic_done_dt = null }: { pic_end_dt: string; pic_done_dt?: string | null },
  today = koreaToday(),
) => pic_done_dt === null && today >= daysAfter(pic_end_dt, -1)
