/** Believable Korean names, picked by number so that every demo is the same. */

const families = ['김', '이', '박', '최', '정', '강', '조', '윤', '장', '임', '한', '오', '서', '신', '권', '황']
const givens = [
  '서연',
  '지후',
  '하은',
  '도윤',
  '민준',
  '수아',
  '예준',
  '지우',
  '시우',
  '유진',
  '현우',
  '다은',
  '준서',
  '채원',
  '건우',
  '소율',
  '태민',
  '나연',
  '성훈',
  '가은',
  '재원',
  '은채',
  '동현',
  '보라',
]
const firsts = [
  '그린',
  '메디',
  '스튜디오',
  '팜',
  '오르빗',
  '브라이트',
  '소프트',
  '넥스트',
  '블루',
  '리얼',
  '오픈',
  '스마트',
  '하이',
  '모던',
  '클린',
  '데일리',
  '유니',
  '로컬',
  '퓨처',
  '에코',
]
const lasts = [
  '루프',
  '브릿지',
  '온',
  '스케일',
  '랩스',
  '웍스',
  '케어',
  '페이',
  '푸드',
  '로직',
  '모빌',
  '테크',
  '플로우',
  '하우스',
  '링크',
]

const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item

export const personName = (index: number) => pick(families, index * 7) + pick(givens, index)

/** Different for every index below 300; a number follows beyond that. */
export const companyName = (index: number) => {
  const name = pick(firsts, index) + pick(lasts, Math.floor(index / firsts.length) + index)
  const round = Math.floor(index / (firsts.length * lasts.length))
  return round ? `${name} ${round + 1}` : name
}

export const phone = (index: number) => `010${String(20_000_000 + ((index * 7_919_377) % 79_999_999)).padStart(8, '0')}`
