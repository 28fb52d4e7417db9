const house = '빌더스컨설팅'
const support = '전화 상담은 평일 10:00~19:00, 메일 답변은 12시간 이내에 드려요.'

/** A mail in the company's name: `letter('가입이 승인되었어요', '김미나', ['…'])` */
export const letter = (subject: string, user_name: string, lines: string[]) => ({
  subject: `[${house}] ${subject}`,
  text: [`${user_name} 님, 안녕하세요.`, '', ...lines, '', house, support].join('\n'),
})
