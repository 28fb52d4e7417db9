export const text = {
  numberTaken: '이미 등록된 사업자등록번호예요.',
  inCharge: (client_name: string) => `${client_name} 담당자로 지정되었어요`,
}

/** Columns of the Excel file that no form has. */
export const columnTitles = { cash: '포켓', reg_dt: '등록일' }
