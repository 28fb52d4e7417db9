export const contractTemplatesText = {
  nameTaken: '같은 이름의 서식이 있어요.',
  noProject: '프로젝트를 찾을 수 없어요.',
} as const
