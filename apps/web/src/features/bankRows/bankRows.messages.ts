import { showNumber, won } from '@crm/contract/kit/numbers'

export const bankRowsText = {
  palette: '은행 거래내역 올리기',
  missingTitle: '내역을 찾을 수 없어요',
  missingDescription: '없는 내역이거나 볼 수 없는 내역이에요.',
  list: {
    title: '은행 내역',
    empty: '확인할 은행 내역이 없어요',
    notFound: '조건에 맞는 내역이 없어요',
    create: '거래내역 올리기',
  },
  search: '입금자, 적요',
  state: '처리 상태',
  certainty: '확실한 정도',
  all: '전체',

  confirmAll: (count: number) => `확실한 ${showNumber(count)}건 확정`,
  reallyConfirm: (count: number, sum: number) => `${showNumber(count)}건, ${won(sum)}을 입금으로 확정할까요?`,
  confirmHint: '회사와 금액이 하나로 정해지는 내역만 확정해요. 되돌리려면 입금을 바로잡으면 돼요.',
  confirm: '확정',
  confirmed: (count: number, left: number) =>
    left
      ? `${showNumber(count)}건을 확정했어요. ${showNumber(left)}건은 남았어요`
      : `${showNumber(count)}건을 확정했어요`,
  nothingCertain: '지금은 확실한 내역이 없어요',
  later: '나중에',
  ignored: '관계없음',
  waiting: '다시 확인하기',
  stateSet: '처리 상태가 바뀌었어요',

  facts: '거래 정보',
  at: '거래일시',
  amount: '금액',
  name: '입금자',
  memo: '적요',
  bank: '은행',
  account: '계좌번호',
  balance: '거래 후 잔액',
  client: '고객사',
  toDeposit: '입금 보기',
  candidates: '무엇에 대한 입금일까요?',
  noCandidates: '맞는 결제를 찾지 못했어요. 고객사를 직접 골라 주세요.',
  rest: (amount: number) => `선수금으로 남는 금액 ${won(amount)}`,
  due: (day: string) => `${day}까지`,
  confirmThis: '이 결제로 확정',
  choose: '직접 고르기',
  chooseTitle: '고객사와 결제 고르기',
  chooseHint: (name: string, amount: number) => `${name || '이름 없음'} · ${won(amount)}`,
  done: '입금으로 확정했어요',

  upload: {
    title: '거래내역 올리기',
    bank: '은행',
    drop: '은행에서 받은 거래내역 파일을 놓거나 눌러서 고르세요',
    hint: '.xlsx, CSV(UTF-8, CP949) · 10MB까지',
    submit: '올리기',
    reading: (name: string) => `${name} 읽는 중`,
    columns: '어느 열이 무엇인지 골라 주세요. 다음 파일부터는 은행별로 기억해요.',
    unused: '쓰지 않음',
    done: (added: number, known: number) =>
      known
        ? `입금 ${showNumber(added)}건을 더했어요. ${showNumber(known)}건은 이미 있었어요`
        : `입금 ${showNumber(added)}건을 더했어요`,
    nothingNew: '이미 올린 내역이에요. 새로 더한 것이 없어요',
  },
}
