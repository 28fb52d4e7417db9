export const companyProfileText = {
  about: '문서에 찍히는 회사 정보',
  aboutHint: '견적서의 공급자 칸과 계약서에 찍혀요. 이미 나간 문서는 그대로예요.',
  accounts: '입금 계좌',
  accountsHint: '맨 위 계좌가 견적서와 계약서에 찍혀요.',
  noAccounts: '계좌가 없으면 문서에 입금 계좌가 나오지 않아요.',
  addAccount: '계좌 추가',
  bank: '은행',
  number: '계좌 번호',
  holder: '예금주',
  ofAccount: (word: string, place: number) => `${place}번 계좌 ${word}`,
  first: '맨 위로',
  remove: '삭제',
  save: '저장',

  seal: '직인',
  sealHint: '배경이 투명한 PNG가 좋아요. 가로와 세로는 2,000픽셀까지, 1MB까지예요.',
  made: '회사 이름으로 만든 기본 직인이에요.',
  picture: '등록한 그림을 쓰고 있어요.',
  upload: '그림 올리기',
  uploaded: '직인을 바꿨어요',
  useMade: '기본 직인 쓰기',
  askMade: '등록한 그림 대신 기본 직인을 쓸까요?',
  madeAgain: '기본 직인을 쓸게요',
  tooLarge: '1MB보다 큰 그림은 올릴 수 없어요.',

  copies: '정산에 내는 사본',
  copiesHint:
    '고객이 지원금을 정산할 때 계약의 정산 증빙에 담겨요. 가장 나중에 올린 파일 하나를 쓰니 PDF나 그림으로 올려 주세요.',
  accountCopy: (account: string) => `통장 사본 · ${account}`,

  uses: '직인 사용 기록',
  noUses: '아직 직인을 찍은 문서가 없어요.',
} as const
