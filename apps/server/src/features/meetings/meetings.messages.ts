/** Messages about meetings that only the server sends. */
export const refusals = {
  memoExists: '다른 사람이 먼저 메모를 작성했어요. 창을 닫았다가 다시 열어 확인해 주세요.',
  memoChanged: '작성하는 동안 다른 사람이 메모를 고쳤어요. 저장된 메모를 확인해 주세요.',
  noSuchRoom: '사용할 수 없는 회의실이에요. 다시 선택해 주세요.',
  noSuchPeople: '담당자를 다시 선택해 주세요.',
  notOwn: '담당자나 예약한 사람만 바꿀 수 있어요.',
  visitedMoves: '방문 완료된 미팅은 옮길 수 없어요.',
  notActive: '대기 중이거나 취소된 미팅은 옮길 수 없어요.',
  visitedChanges: '방문 완료된 미팅의 일정은 바꿀 수 없어요.',
  cancelledChanges: '취소된 미팅이에요. 취소를 먼저 되돌려 주세요.',
  visitedWaits: '방문 완료된 미팅은 대기로 바꿀 수 없어요.',
  cancelledWaits: '취소된 미팅은 대기로 바꿀 수 없어요.',
  alreadyWaiting: '이미 대기 중인 미팅이에요.',
  waitingVisit: '대기 중인 미팅이에요. 먼저 복구해 주세요.',
  visitedCancels: '방문 완료된 미팅은 취소할 수 없어요.',
  minutesStay: '회의록이 있는 미팅은 삭제할 수 없어요.',
  answersStay: '설문 답변이 있는 미팅은 삭제할 수 없어요.',
} as const

export const alarmTitles = {
  booked: '새 미팅의 담당자로 지정되었어요',
  released: '미팅 담당자에서 제외되었어요',
  moved: '미팅 시간이나 장소가 바뀌었어요',
  changed: '미팅 일정이 변경되었어요',
  waiting: '미팅이 대기로 바뀌었어요',
  restored: '미팅이 복구되었어요',
  removed: '미팅이 삭제되었어요',
  cancelled: '미팅이 취소되었어요',
} as const

/** The same, as the company is told of it. */
export const clientAlarmTitles = {
  booked: '미팅이 잡혔어요',
  moved: '미팅 시간이나 장소가 바뀌었어요',
  changed: '미팅 일정이 바뀌었어요',
  waiting: '미팅이 미뤄졌어요. 새 일정을 정해 알려 드릴게요',
  restored: '미팅이 다시 잡혔어요',
  removed: '미팅이 취소되었어요',
  cancelled: '미팅이 취소되었어요',
} as const

export const someMeeting = '미팅'
