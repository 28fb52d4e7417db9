export const couponTabText = { box: '쿠폰함' } as const
