export const contractPayText = {
  notPayable: '체결된 계약의 결제만 할 수 있어요.',
  covered: '이미 모두 낸 결제예요.',
  refund: '계약 대금의 환불은 담당자가 입금에서 진행해요. 담당자에게 요청해 주세요.',
  title: (ctr_title: string, projcrd_title: string) => `${ctr_title} · ${projcrd_title}`.slice(0, 200),
}
