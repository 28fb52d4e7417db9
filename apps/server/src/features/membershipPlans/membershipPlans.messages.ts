export const planText = {
  courses: '없는 강의가 있어요. 다시 골라 주세요.',
  coupons: '직접 지급하는 쿠폰만 고를 수 있어요.',
  removeSold: '판매한 상품은 삭제할 수 없어요. 판매를 중지해 주세요.',
  sold: '판매 중',
  notSold: '판매 중지',
}
