/** Titles of tabs, apart from the other words because they come with the first load. */
export const enrolmentTabText = {
  about: '소개',
  curriculum: '커리큘럼',
  refund: '환불 규정',
  learning: '수강 중',
  done: '완료',
  over: '만료',
  company: '우리 회사',
  orders: '결제 내역',
  students: '수강생',
  revenue: '매출',
} as const
