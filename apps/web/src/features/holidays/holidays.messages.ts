export const holidayText = {
  expected: (name: string) => `${name} (예상)`,
  companyDays: '회사 휴무',
  hint: '공휴일은 자동으로 표시돼요. 회사가 따로 쉬는 날만 등록해 주세요.',
  none: '등록된 회사 휴무가 없어요.',
  add: '휴무 추가',
  edit: '휴무 수정',
  editOf: (name: string) => `${name} 수정`,
  removeOf: (name: string) => `${name} 삭제`,
  date: '날짜',
  name: '이름',
  namePlaceholder: '창립기념일',
} as const
