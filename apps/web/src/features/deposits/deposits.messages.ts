import { showExactWon } from '../../shared/lib/money.ts'
import { showNumber } from '../../shared/lib/showNumber.ts'

export const depositsText = {
  missingTitle: '입금을 찾을 수 없어요',
  missingDescription: '없는 입금이거나 볼 수 없는 입금이에요.',
  list: {
    title: '입금',
    empty: '아직 등록한 입금이 없어요',
    notFound: '조건에 맞는 입금이 없어요',
    create: '입금 등록',
  },
  search: '고객사, 입금자, 메모',
  allPayTypes: '모든 결제 방법',
  period: { from: '입금일부터', to: '입금일까지' },
  onlyUnshared: '선수금 있음',
  sums: (count: number, came: string, refunded: string, unshared: string) =>
    `${showNumber(count)}건 · 입금 ${came} · 환불 ${refunded} · 선수금 ${unshared}`,
  refund: '환불',
  correction: '바로잡음',
  facts: '입금 정보',
  unshared: '선수금',
  refunded: '환불한 금액',
  registered: '등록',
  shares: '나눈 결제',
  noShares: '아직 나눈 결제가 없어요',
  refunds: '환불과 바로잡음',
  original: '처음 입금 보기',
  toProject: '프로젝트 보기',

  form: {
    title: '입금 등록',
    submit: '등록',
    done: '입금이 등록되었어요',
    credits: '나눌 결제',
    chooseClient: '고객사를 고르면 아직 다 내지 않은 결제가 나와요.',
    noCredits: '아직 다 내지 않은 결제가 없어요. 금액은 모두 선수금으로 남아요.',
    propose: '결제일 순서로 나누기',
    about: (contract: string, due: string, left: number) => `${contract} · ${due} · 남은 금액 ${showExactWon(left)}`,
    due: (day: string) => `${day}까지`,
    noDue: '결제일 미정',
    amountFor: (title: string) => `${title}에 나눌 금액`,
    rest: (amount: number) => `선수금으로 남는 금액 ${showExactWon(amount)}`,
    tooMuch: (amount: number) => `나눈 금액이 입금액보다 ${showExactWon(amount)} 많아요.`,
  },

  share: '나누기',
  shareTitle: '선수금 나누기',
  shareHint: (rest: number) => `선수금 ${showExactWon(rest)}을 결제에 나눠요.`,
  shared: '선수금을 나눴어요',

  giveBack: '환불',
  giveBackTitle: '환불 기록',
  cancelHint: (left: number) =>
    `${showExactWon(left)}까지 환불할 수 있어요. 결제사에서 바로 취소되고, 취소되면 기록돼요.`,
  giveBackHint: (left: number) =>
    `${showExactWon(left)}까지 환불할 수 있어요. 선수금에서 먼저 빼고, 모자라면 늦은 결제부터 되돌려요.`,
  giveBackDate: '환불일',
  giveBackAmount: '환불 금액',
  reallyGiveBack: (amount: number) => `${showNumber(amount)}원을 환불하시겠습니까?`,
  givenBack: '환불을 기록했어요',

  correct: '바로잡기',
  correctTitle: '잘못 등록한 입금을 되돌릴까요?',
  correctHint: '입금은 그대로 두고 반대 금액을 새로 남겨요. 나눈 결제는 다시 미납이 돼요.',
  correctReason: '바로잡는 이유',
  corrected: '입금을 바로잡았어요',
}
