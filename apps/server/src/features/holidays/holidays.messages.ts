export const holidayText = {
  sameDay: '같은 날짜에 같은 이름의 휴일이 있어요.',
  notByHand: '공휴일은 자동으로 관리돼요. 회사 휴무만 바꿀 수 있어요.',
}
