export const importsText = {
  expired: '미리보기가 만료되었어요. 파일을 다시 올려 주세요.',
  requiredColumn: (labels: string[]) => `${labels.join(', ')} 열을 정해 주세요.`,
  columnTwice: '같은 열을 두 항목에 정할 수 없어요.',
  noMapping: '열을 먼저 맞춰 주세요.',
  nothingLeft: '등록할 수 있는 행이 없어요.',
}
