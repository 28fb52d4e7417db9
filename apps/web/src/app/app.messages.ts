export const appText = {
  product: '빌더 CRM',
  notFoundTitle: '페이지를 찾을 수 없어요',
  notFoundDescription: '주소가 바뀌었거나 삭제된 페이지예요. 주소를 다시 확인해 주세요.',
  forbiddenTitle: '접근 권한이 없어요',
  forbiddenDescription: '이 화면을 사용하려면 관리자에게 권한을 요청해 주세요.',
  goHome: '홈으로',
  goBack: '이전 화면',
  contents: '목차',
  replaceSession: {
    title: '다른 계정으로 바꿀까요?',
    description: (name: string, id: string) =>
      `지금 ${name} 님(${id})으로 로그인되어 있어요. 바꾸면 이 브라우저에서 그 로그인을 더 쓰지 않고, 링크로 받은 로그인을 사용해요.`,
    yes: '계정 바꾸기',
    no: '그대로 사용',
  },
} as const
