export const companyEditTexts = {
  asked: (client_name: string) => `${client_name}에서 회사 정보 변경을 신청했어요`,
  accepted: '신청한 회사 정보 변경이 승인되었어요',
  refused: '신청한 회사 정보 변경이 거절되었어요',
}
