export const questionsText = {
  about: (proj_name: string) => `고객 문의 · ${proj_name}`,
  answered: '문의하신 내용에 답변이 왔어요',
  lines: (proj_name: string, link: string) => [`${proj_name} 프로젝트에 문의하신 내용에 답변을 드렸어요.`, '', link],
} as const
