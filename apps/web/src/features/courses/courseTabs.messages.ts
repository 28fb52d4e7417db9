/** Apart from the feature's other words: the list of all screens has them. */
export const courseTabText = {
  courses: '강의',
  basic: '기본 정보',
  curriculum: '커리큘럼',
  history: '이력',
} as const
