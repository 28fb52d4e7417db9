/** `132,000원` */
export const formatWon = (amount: number) => `${amount.toLocaleString('ko-KR')}원`
