/** An amount of money in a message: `1,200,000원`. */
export const won = (amount: number) => `${amount.toLocaleString('ko-KR')}원`
