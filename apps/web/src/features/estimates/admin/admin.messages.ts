import { showNumber } from '@crm/contract/kit/numbers'

export const adminText = {
  search: '견적 번호, 제목, 고객사, 프로젝트 검색(초성 가능)',
  state: '상태',
  allStates: '전체 상태',
  writer: '작성자',
  allWriters: '전체 작성자',
  registered: { from: '등록일 시작', to: '등록일 끝' },
  amount: { least: '최소 금액', most: '최대 금액' },
  expiring: '7일 안에 만료',
  toProjects: '프로젝트 목록',
  list: {
    title: '견적 현황',
    empty: '아직 작성한 견적이 없어요. 프로젝트 대시보드에서 견적을 작성해 보세요.',
    notFound: '조건에 맞는 견적이 없어요.',
  },
  sums: (count: number, supply: string, vat: string, total: string) =>
    `${showNumber(count)}건 · 공급가액 ${supply} · 부가세 ${vat} · 합계 ${total}`,

  limits: '할인 한도',
  limitsHint:
    '가격표의 단가보다 이만큼 낮출 때까지 승인 없이 발행할 수 있어요. 비워 두면 한도가 없고, 항목의 하한가보다 낮은 견적도 승인할 수 있어요.',
  level: (level: number) => `레벨 ${level}`,
  percent: '%',
  noLimit: '한도 없음',

  defaults: '새 견적의 기본값',
  validDays: '유효 기간',
  days: '일',
  vatMode: '부가세',
  plan: '결제 계획',
  terms: '거래 조건',
  note: '고객에게 남길 말',
  save: '저장',
} as const
