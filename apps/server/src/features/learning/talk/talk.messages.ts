export const talkText = {
  excel: '수강생별 진행',
  questions: '강의 질문',
  reviews: '강의 후기',
  asked: (course: string) => `‘${course}’ 강의에 질문이 올라왔어요`,
  answered: (course: string) => `‘${course}’ 강의 질문에 답변이 달렸어요`,
  lowReview: (course: string, stars: number) => `‘${course}’ 강의에 별점 ${stars}점 후기가 올라왔어요`,
  answerersOnly: '강사나 강의 담당자만 답변할 수 있어요.',
  tooEarly: '진도 30%부터 후기를 쓸 수 있어요.',
} as const
