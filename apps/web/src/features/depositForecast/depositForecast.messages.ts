import { showNumber } from '@crm/contract/kit/numbers'

const delayOf = (days: number) => {
  if (days === 0) return '결제일에 맞춰'
  return days > 0 ? `${showNumber(days)}일 늦게` : `${showNumber(-days)}일 일찍`
}

export const forecastText = {
  title: '입금 예보',
  sums: '합계',
  expected12: '앞으로 12주 예상',
  open: '받을 금액',
  overdue: '연체',
  later: '12주 뒤',
  undated: '결제일 미정',
  came8: '지난 8주 입금',
  habit: (days: number | null, known: number) =>
    days === null
      ? '아직 입금 이력이 없어 결제일 그대로 예상해요.'
      : `고객은 보통 결제일보다 ${delayOf(days)} 입금해요. 고객사 ${showNumber(known)}곳은 그 회사의 습관으로, 나머지는 전체 중앙값으로 예상해요.`,
  onTime: (known: number) =>
    `고객은 보통 결제일에 맞춰 입금해요. 고객사 ${showNumber(known)}곳은 그 회사의 습관으로, 나머지는 전체 중앙값으로 예상해요.`,
  coming: '앞으로 12주',
  past: '지난 8주',
  pastNote: '예상은 지금 아는 지연 일수로 다시 계산했어요',
  week: (from: string, to: string) => `${from} ~ ${to}`,
  thisWeek: '이번 주',
  expected: '예상',
  came: '입금',
  count: (count: number) => `${showNumber(count)}건`,
  nothing: '예상 없음',
  more: (amount: string) => `예상보다 ${amount} 많음`,
  less: (amount: string) => `예상보다 ${amount} 적음`,
  same: '예상과 같음',
  empty: '받을 결제와 들어온 입금이 없어요. 계약을 체결하면 결제 계획으로 주마다 들어올 금액을 예상해 드려요.',
  toContracts: '계약 보기',
  weekTitle: (week: string) => `${week} 예상 입금`,
  weekSum: (amount: string, count: number) => `${amount} · ${showNumber(count)}건`,
  noCredits: '이 주에 예상하는 입금이 없어요.',
  dueAndExpected: (due: string, expected: string) => `결제일 ${due} · 예상일 ${expected}`,
} as const
