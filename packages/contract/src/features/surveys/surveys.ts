import * as z from 'zod'
import { anyone, staff } from '../../access.ts'
import { listOf } from '../../kit/answer.ts'
import { koreaToday } from '../../kit/days.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { dateTime, key, no } from '../../kit/fields.ts'
import { labelled } from '../../kit/labelled.ts'
import { mobilePhone } from '../../kit/people.ts'
import { mrType, mrWay } from '../meetings/meetings.words.ts'

/** The answer sets of the survey template. */
export const salesBand = labelled({
  none: '없음',
  under_500m: '5억 미만',
  '500m_2b': '5억 ~ 20억',
  '2b_5b': '20억 ~ 50억',
  over_5b: '50억 초과',
})
export const headcount = labelled({ solo: '1인 기업', '1_10': '1 ~ 10명', '11_50': '11 ~ 50명', over_50: '50명 초과' })
export const founded = labelled({ pre: '예비창업', direct: '직접 입력' })
export const financing = labelled({
  none: '없음',
  own: '자기 자금',
  loan: '대출 · 보증',
  grant: '정부지원사업',
  angel: '엔젤 · 액셀러레이터 투자',
  vc: '벤처캐피탈 투자',
})
export const buildupNeed = labelled({
  investment: '투자 유치',
  grants: '정부지원사업',
  branding: '브랜딩 · 마케팅',
  platform: '플랫폼 개발',
  direct: '직접 입력',
})

/** The questions in their order. */
export const surveyQuestions = {
  annua_sales: '작년 매출은 얼마인가요?',
  expected_sales: '올해 예상 매출은 얼마인가요?',
  member_of_total: '대표자를 포함한 전체 인원은 몇 명인가요?',
  cust_founded: '언제 창업하셨나요?',
  financing_experience: '자금을 조달해 본 경험이 있나요? (복수 선택)',
  need_buildup: '지금 가장 필요한 것은 무엇인가요?',
} as const

export const surveyMessages = {
  answerMissing: '답변을 선택해 주세요.',
  yearMissing: '창업 연도 4자리를 입력해 주세요.',
  yearAhead: '올해까지의 연도를 입력해 주세요.',
  needMissing: '필요한 내용을 입력해 주세요.',
  noneAlone: '‘없음’은 다른 답변과 함께 선택할 수 없어요.',
  companyMissing: '회사명을 입력해 주세요.',
  answered: '이미 답변한 설문이에요. 고칠 것이 있으면 담당자에게 알려 주세요.',
} as const

/** Why a survey takes no answers any more. */
export const surveyClosed = labelled({
  cancelled: '미팅이 취소되어 답변할 수 없어요.',
  waiting: '미팅 일정을 다시 정하고 있어요. 새 일정이 정해지면 답변할 수 있어요.',
  over: '미팅이 끝나 더 이상 답변할 수 없어요.',
})

const thisYear = () => Number(koreaToday().slice(0, 4))

/** What is wrong with a founding year; undefined when nothing is. */
const yearProblem = (typed: unknown) => {
  if (typeof typed !== 'string' || !/^(19|20)\d{2}$/.test(typed)) return surveyMessages.yearMissing
  return Number(typed) > thisYear() ? surveyMessages.yearAhead : undefined
}

const choice = <Value extends string>(from: { values: readonly Value[] }) =>
  z.literal([...from.values], { error: surveyMessages.answerMissing })

/** Whether an answer is entered directly, also while others are still missing: all that is wrong is said at once. */
const entersDirectly =
  (name: 'cust_founded' | 'need_buildup') =>
  ({ value }: { value: unknown }) =>
    (value as Partial<Record<typeof name, unknown>> | null | undefined)?.[name] === 'direct'

export const SurveyAnswers = z
  .object({
    annua_sales: choice(salesBand),
    expected_sales: choice(salesBand),
    member_of_total: choice(headcount),
    cust_founded: choice(founded),
    /** The year, when it is entered directly. */
    cust_founded_direct: z.string().trim().max(4, surveyMessages.yearMissing).default(''),
    financing_experience: z
      .array(choice(financing))
      .min(1, surveyMessages.answerMissing)
      .max(financing.values.length)
      .overwrite((chosen) => [...new Set(chosen)]),
    need_buildup: choice(buildupNeed),
    need_buildup_direct: z.string().trim().max(200).default(''),
  })
  .refine(({ cust_founded_direct }) => !yearProblem(cust_founded_direct), {
    path: ['cust_founded_direct'],
    when: entersDirectly('cust_founded'),
    error: ({ input }) => yearProblem((input as { cust_founded_direct: string }).cust_founded_direct),
  })
  .refine(({ need_buildup_direct }) => need_buildup_direct !== '', {
    path: ['need_buildup_direct'],
    when: entersDirectly('need_buildup'),
    error: surveyMessages.needMissing,
  })
  .refine(({ financing_experience: chosen }) => !chosen.includes('none') || chosen.length === 1, {
    path: ['financing_experience'],
    error: surveyMessages.noneAlone,
  })
export type SurveyAnswers = z.output<typeof SurveyAnswers>

/** What somebody without an account is told of a meeting of theirs. */
export const SurveyMeeting = z.object({
  ps_id: z.string(),
  client_name: z.string().nullable(),
  mr_type: mrType.schema,
  mr_way: mrWay.schema,
  start_dt: dateTime(),
  end_dt: dateTime(),
  is_answered: z.boolean(),
  /** Null while answers are taken. */
  closed_as: surveyClosed.schema.nullable(),
})
export type SurveyMeeting = z.output<typeof SurveyMeeting>

export const Survey = z.object({
  ps_no: no(),
  ms_no: no(),
  mr_type: mrType.schema,
  mr_count: z.int(),
  start_dt: dateTime(),
  annua_sales: salesBand.schema,
  expected_sales: salesBand.schema,
  member_of_total: headcount.schema,
  cust_founded: founded.schema,
  cust_founded_direct: z.string().nullable(),
  financing_experience: z.array(financing.schema),
  need_buildup: buildupNeed.schema,
  need_buildup_direct: z.string().nullable(),
  answer_dt: dateTime(),
})
export type Survey = z.output<typeof Survey>

const path = '/crm/v3/pre_survey'
const params = z.object({ ps_id: z.string().regex(/^[\w-]{22}$/, '주소를 확인해 주세요.') })

export const surveys = {
  find: endpoint({
    method: 'POST',
    path: `${path}/mtg-list`,
    summary: '회사명과 휴대폰 번호로 자기 회사의 다가오는 미팅을 찾는다. 둘 중 하나라도 다르면 빈 목록',
    access: anyone,
    limit: { points: 20, seconds: 600 },
    body: z.object({
      client_name: z.string().trim().min(1, surveyMessages.companyMissing).max(100),
      phone: mobilePhone(),
    }),
    response: listOf(SurveyMeeting),
  }),
  question: endpoint({
    method: 'GET',
    path: `${path}/:ps_id`,
    summary: '설문 하나가 어느 미팅의 것이고 답변을 받는지. 답변은 돌려주지 않는다',
    access: anyone,
    limit: { points: 120, seconds: 600 },
    params,
    response: listOf(SurveyMeeting),
  }),
  answer: endpoint({
    method: 'PUT',
    path: `${path}/:ps_id`,
    summary: '설문 답변. 한 번만',
    access: anyone,
    limit: { points: 60, seconds: 600 },
    params,
    body: SurveyAnswers,
    response: listOf(SurveyMeeting),
  }),
  ofMeeting: endpoint({
    method: 'GET',
    path,
    summary: '미팅 또는 프로젝트에 답변된 사전 설문',
    access: staff(),
    query: z.object({ ms_no: key().optional(), proj_no: key().optional() }),
    response: listOf(Survey),
  }),
}
