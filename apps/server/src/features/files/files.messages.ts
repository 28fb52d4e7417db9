export const filesText = {
  notThereYet: '파일이 아직 올라오지 않았어요. 다시 업로드해 주세요.',
  notAsDeclared: '올라온 파일이 처음에 알려 준 것과 달라요. 다시 업로드해 주세요.',
  tooMuchPending: '마치지 않은 업로드가 너무 많아요. 올리던 파일을 먼저 마치거나 하루 뒤에 다시 시도해 주세요.',
  alreadyFinished: '이미 올라온 파일이에요.',
  notInPieces: '작은 파일은 나누지 않고 한 번에 올려요.',
  uploaderOnly: '올린 사람만 할 수 있어요.',
  recordClosed: '삭제된 기록의 파일은 바꿀 수 없어요.',
} as const
