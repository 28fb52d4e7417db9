export const clientsText = {
  viewedAs: '고객으로 보기',
  numberTaken: '이미 등록된 사업자등록번호예요.',
  inCharge: (client_name: string) => `${client_name} 담당자로 지정되었어요`,
}
