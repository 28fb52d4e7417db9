export const packagesText = {
  nameTaken: '같은 이름의 묶음이 있어요.',
  items: '없는 항목이 있어요. 다시 골라 주세요.',
}
