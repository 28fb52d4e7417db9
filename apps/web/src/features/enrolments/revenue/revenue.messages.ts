export const revenueText = {
  list: { title: '매출', empty: '아직 매출이 없어요.', notFound: '조건에 맞는 매출이 없어요.' },
  search: '강의명, 강사 검색',
  sums: '합계',
  hint: '환불은 돌려준 달에, 나머지는 결제한 달에 들어가요. 순매출은 결제액에서 환불액을 뺀 금액이에요.',
} as const
