export const appText = {
  product: '빌더 CRM',
  notFoundTitle: '페이지를 찾을 수 없어요',
  notFoundDescription: '주소가 바뀌었거나 삭제된 페이지예요. 주소를 다시 확인해 주세요.',
  forbiddenTitle: '접근 권한이 없어요',
  forbiddenDescription: '이 화면을 사용하려면 관리자에게 권한을 요청해 주세요.',
  goHome: '홈으로',
  goBack: '이전 화면',
  contents: '목차',
} as const
