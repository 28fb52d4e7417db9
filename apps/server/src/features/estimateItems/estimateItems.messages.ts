export const itemsText = {
  nameTaken: '같은 서비스에 같은 이름의 항목이 있어요.',
  removePackaged: '묶음에 들어 있는 항목은 삭제할 수 없어요. 사용 안 함으로 바꿔 주세요.',
  sameInFile: (row: number) => `${row}행과 서비스와 이름이 같아요.`,
  whole: '원 단위 숫자로 입력해 주세요.',
}
