import type { EstimateDraft, LineDraft, PlanDraft } from '@crm/contract/features/estimates/estimates.rows'
import type { EstState } from '@crm/contract/features/estimates/estimates.words'
import { daysAfter, koreaToday } from '@crm/contract/kit/days'

/** `YYYY-MM-DD`, so many days from today in Korea. */
export const dayFromNow = (days: number) => daysAfter(koreaToday(), days)

export const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item

/** A project of the demo, as far as its estimates depend on it. */
export interface SeedProject {
  proj_no: number
  place: number
  stage: string
  /** In days. */
  age: number
  client_name: string
  client_rep_name: string | null
  emp_no: number
  user_no: number
}

export interface SeedItem {
  ei_no: number
  ei_name: string
  ei_content: string
  ei_unit: string
  ei_price: number
  is_taxable: boolean
}

export interface Version {
  state: EstState
  title: string
  /** Days ago; null for what is not issued. */
  issued: number | null
  /** Percent off the whole. */
  discount: number
  /** There is a contract of it: its plan has two parts. */
  isContract: boolean
}

const version = (state: EstState, changes: Partial<Version> = {}): Version => ({
  state,
  title: '견적서',
  issued: null,
  discount: 0,
  isContract: false,
  ...changes,
})

/** The whole discount that needs somebody's approval: 8 % is up to level 4, 25 % up to level 6. */
const askedDiscounts = [8, 25]

const sentVersions = (place: number, age: number): Version[] => {
  const issued = Math.min(age, 1 + (place % 9))
  const before = Math.min(age, issued + 5)
  const variants: Version[][] = [
    [version('issued', { issued })],
    [version('replaced', { issued: before }), version('issued', { issued, discount: 3 })],
    [version('expired', { issued: Math.min(age, 25) })],
    [version('rejected', { issued: before })],
    [version('withdrawn', { issued: before }), version('draft', { discount: 5 })],
    [version('accepted', { issued: before })],
  ]
  return pick(variants, Math.floor(place / 3) + (place % 3))
}

/** What contracts of the demo are made from: their seed finds it by this title. */
export const contractTitle = '계약 견적서'

/** What was offered and agreed on, as far as the project has come: every list is one estimate with its versions. */
export const offersOf = ({ stage, place, age }: SeedProject): Version[][] => {
  const draft = [version('draft', { title: '견적서 초안', discount: place % 4 === 0 ? 3 : 0 })]
  const asking = [version('asking', { title: '할인 견적서', discount: pick(askedDiscounts, place >> 2) })]
  const agreed = () => {
    const issued = Math.floor(age / 2) + 3
    const last = version('accepted', { title: contractTitle, issued, isContract: true })
    const first = version('replaced', { title: contractTitle, issued: Math.min(age, issued + 4) })
    return place % 7 === 0 ? [first, { ...last, discount: 2 }] : [last]
  }
  if (stage === 'pre') return place % 2 ? [place % 4 === 1 ? asking : draft] : []
  if (stage === 'guide') return place % 3 ? [sentVersions(place, age)] : [place % 2 ? asking : draft]
  if (stage === 'paid' || stage === 'completed') return [agreed()]
  // Some clients order more during the first project.
  if (stage === 'started')
    return place % 5 === 0
      ? [agreed(), [version('issued', { title: '추가 작업 견적서', issued: Math.min(age, 6) })]]
      : [agreed()]
  if (stage === 'unknown' && place % 2) return [[version('rejected', { issued: Math.floor(age / 2) })]]
  return []
}

const lineOf = ({ ei_no, ei_name, ei_content, ei_unit, ei_price, is_taxable }: SeedItem): LineDraft => ({
  el_kind: 'line',
  ei_no,
  el_name: ei_name,
  el_content: ei_content,
  el_unit: ei_unit,
  el_quantity: ['월', '회'].includes(ei_unit) ? 3 : 1,
  el_price: ei_price,
  el_discount: null,
  is_taxable,
  is_optional: false,
  el_memo: '',
})

const sectionOf = (el_name: string): LineDraft => ({
  ...lineOf({ ei_no: 0, ei_name: el_name, ei_content: '', ei_unit: '', ei_price: 0, is_taxable: true }),
  el_kind: 'section',
  ei_no: null,
})

const travel: LineDraft = {
  ...sectionOf('출장 경비'),
  el_kind: 'line',
  el_content: '수도권 밖, 실비 기준',
  el_unit: '식',
  el_price: 300_000,
}

const part = (epl_title: string, epl_value: number, epl_due_kind: PlanDraft['epl_due_kind'], place: number) => ({
  ...{ epl_title, epl_kind: 'share' as const, epl_value, epl_due_kind, epl_due_dt: null, epl_due_days: 7 },
  epl_pay_type: pick([3, 4, 1, 5, 2] as const, place),
})

const plansOf = (place: number, isContract: boolean): PlanDraft[] => {
  if (isContract || place % 3 === 0) return [part('계약금', 50, 'contract', place), part('잔금', 50, 'delivery', place)]
  if (place % 3 === 1) return [part('전액', 100, 'contract', place)]
  return [
    part('계약금', 30, 'contract', place),
    part('중도금', 40, 'start', place),
    part('잔금', 30, 'delivery', place),
  ]
}

/** The same lines in every version of an estimate; three or more have headings. */
const linesOf = (place: number, items: SeedItem[]): LineDraft[] => {
  const taken = Array.from({ length: 1 + (place % 4) }, (_, at) => lineOf(pick(items, place * 3 + at)))
  if (taken.length < 3) return taken
  const [first, ...others] = taken as [LineDraft, ...LineDraft[]]
  const cheaper = { ...first, el_discount: place % 5 === 0 ? { kind: 'won' as const, value: 50_000 } : null }
  const further = place % 2 ? [{ ...travel, is_optional: true }] : []
  return [sectionOf('준비'), cheaper, sectionOf('실행'), ...others, ...further]
}

const terms = '착수는 계약금 입금 뒤에 시작해요.\n자료를 늦게 주시면 일정이 그만큼 늦어질 수 있어요.'

export const draftOf = (
  project: SeedProject,
  { state, title, issued, discount, isContract }: Version,
  items: SeedItem[],
) => {
  const { place, client_rep_name } = project
  // One in seven of the issued expires tomorrow.
  const left = place % 7 === 3 ? 1 : 5 + (place % 12)
  const validDays = state === 'issued' || issued === null ? left : Math.min(-1, 14 - issued)
  const draft: EstimateDraft = {
    est_title: title,
    est_to_name: client_rep_name ?? '담당자',
    est_to_phone: '',
    est_to_email: '',
    est_valid_dt: dayFromNow(validDays),
    est_vat_mode: place % 11 === 5 ? 'included' : 'added',
    est_discount: discount ? { kind: 'rate', value: discount } : null,
    lines: linesOf(place, items),
    plans: plansOf(place, isContract),
    est_terms: terms,
    est_note: place % 4 === 2 ? '이번 달에 결정해 주시면 일정을 먼저 잡아 드려요.' : '',
    est_memo: place % 6 === 1 ? '대표가 가격에 민감해요.' : '',
  }
  return draft
}
