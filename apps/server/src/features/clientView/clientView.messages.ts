export const clientViewText = {
  notActive: '아직 승인되지 않아 포털을 쓸 수 없는 분이에요.',
}
