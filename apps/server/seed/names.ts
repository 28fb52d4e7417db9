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

const firstSlugs =
  'green medi studio farm orbit bright soft next blue real open smart hi modern clean daily uni local future eco'
const lastSlugs = 'loop bridge on scale labs works care pay food logic mobil tech flow house link'

const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item

export const personName = (index: number) => pick(families, index * 7) + pick(givens, index)

/** Different for every index below 300; a number follows beyond that. */
export const companyName = (index: number) => {
  const name = pick(firsts, index) + pick(lasts, Math.floor(index / firsts.length) + index)
  const round = Math.floor(index / (firsts.length * lasts.length))
  return round ? `${name} ${round + 1}` : name
}

/** `greenloop` for 그린루프 */
export const companySlug = (index: number) =>
  pick(firstSlugs.split(' '), index) + pick(lastSlugs.split(' '), Math.floor(index / firsts.length) + index)

export const phone = (index: number) => `010${String(20_000_000 + ((index * 7_919_377) % 79_999_999)).padStart(8, '0')}`

const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5]
const businessNumbers = 10_000_000

/** A business number that proves itself; different for every index below ten million. */
export const aBusinessNumber = (index: number) => {
  const scattered = (index * 7_919_377) % businessNumbers
  const rest = Math.floor(scattered / 10_000)
  const office = 101 + Math.floor(rest / 8) * 7
  const digits = `${office}${81 + (rest % 8)}${String(scattered % 10_000).padStart(4, '0')}`
  const at = (place: number) => Number(digits[place])
  const sum = weights.reduce((total, weight, place) => total + weight * at(place), Math.floor((at(8) * 5) / 10))
  return `${digits}${(10 - (sum % 10)) % 10}`
}
