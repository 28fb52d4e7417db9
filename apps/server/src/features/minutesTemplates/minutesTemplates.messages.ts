export const minutesTemplatesText = {
  companyOnly: '회사 템플릿은 회의록 메뉴 권한이 있는 사람만 바꿀 수 있어요.',
}
