export const importText = {
  contactName: '연락처 이름',
  contactNumber: '연락처 번호',
  sameNumberInFile: (row: number) => `파일의 ${row}행과 사업자등록번호가 같아요.`,
  numberTaken: (client_name: string) => `이미 등록된 사업자등록번호예요. (${client_name})`,
  sameNameInFile: (row: number) => `파일의 ${row}행과 이름이 같아요. 다른 회사라면 사업자등록번호를 적어 주세요.`,
  nameTaken: (client_name: string) =>
    `같은 이름의 회사가 있어요. (${client_name}) 다른 회사라면 사업자등록번호를 적어 주세요.`,
  noSuchRegion: '지역을 찾을 수 없어요. 서울특별시 강남구처럼 적어 주세요.',
  regionUnclear: '같은 이름의 지역이 여럿이에요. 시·도부터 적어 주세요.',
  noSuchPerson: (name: string) => `${name} 님을 직원 목록에서 찾을 수 없어요.`,
  personUnclear: (name: string) => `${name} 님이 여럿이에요. 등록한 뒤에 화면에서 골라 주세요.`,
  inChargeOfMany: (count: number) => `회사 ${count}곳의 담당자로 지정되었어요`,
}
