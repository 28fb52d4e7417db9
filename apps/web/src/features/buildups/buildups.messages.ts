import { showNumber } from '@crm/contract/kit/numbers'

const points = (cash: number) => `${showNumber(cash)} 포켓`

export const buildupsText = {
  balance: '포켓 잔액',
  points,
  buy: '서비스 추가',
  empty: '추가한 서비스가 없어요. 고객의 포켓으로 서비스를 추가해 보세요.',
  progress: (done: number, all: number) => `${done}/${all} 단계 완료`,
  progressOf: (name: string) => `${name} 진행률`,
  boughtOn: (date: string) => `${date} 추가`,
  cancelService: '서비스 취소',
  cancelOf: (name: string) => `${name} 취소`,
  askCancel: (name: string) => `'${name}' 서비스를 취소할까요?`,
  refund: (cash: number) => (cash ? `${points(cash)}을 돌려주고, 진행한 단계가 사라져요.` : '진행한 단계가 사라져요.'),
  cancelled: '서비스를 취소했어요',
  keep: '그대로 두기',

  stateOf: (name: string) => `${name} 상태`,
  editStep: (name: string) => `${name} 수정`,
  nobody: '담당자 없음',
  state: '상태',
  person: '담당자',
  start: '시작일',
  end: '종료일',

  category: '분류',
  serviceName: '서비스 이름',
  serviceNamePlaceholder: '예: IR 덱 디자인',
  price: '가격(포켓)',
  steps: '진행 단계',
  stepsHint: '이 서비스에 필요한 단계를 골라 주세요.',
  choose: '선택해 주세요',
  askBuy: (cash: number) => `${points(cash)}을 사용할까요?`,
  askFree: '포켓 없이 추가할까요?',
  balanceAfter: (cash: number) => `추가한 뒤 잔액은 ${points(cash)}이에요.`,
  tooExpensive: (cash: number) => `잔액이 ${points(cash)}이라 부족해요.`,
  save: '저장',
  cancel: '닫기',
  add: '추가',
  peoplePlaceholder: '이름이나 초성으로 찾기',
} as const
