import { importLimits } from '@crm/contract/features/imports/importLimits'
import { showNumber } from '@crm/contract/kit/numbers'

const count = (number: number) => showNumber(number)

/** What is said of files that cannot be read, and of rows that cannot be registered. */
export const importText = {
  oldExcel: '예전 엑셀 파일(.xls)이나 암호가 걸린 파일은 읽을 수 없어요. .xlsx나 CSV로 다시 저장해 주세요.',
  notATable: '엑셀(.xlsx)이나 CSV 파일이 아니에요.',
  broken: '파일을 읽을 수 없어요. 엑셀에서 열어 다시 저장한 뒤 올려 주세요.',
  badCsv: (row: number) => `CSV 파일의 ${count(row)}행에 따옴표가 맞지 않아요.`,
  badEncoding: '글자를 읽을 수 없어요. CSV를 UTF-8이나 CP949(EUC-KR)로 저장해 주세요.',
  tooManyRows: `한 번에 ${count(importLimits.rows)}행까지 등록할 수 있어요. 파일을 나누어 주세요.`,
  tooManyColumns: `열은 ${importLimits.columns}개까지 읽을 수 있어요.`,
  tooLong: (row: number) =>
    `${count(row)}행에 너무 긴 글이 있어요. 한 칸에 ${count(importLimits.cell)}자까지 읽을 수 있어요.`,
  unpacksTooLarge: '파일에 담긴 내용이 너무 커요. 등록할 표만 새 파일에 담아 주세요.',
  empty: '파일에 등록할 행이 없어요. 첫 줄에 제목, 다음 줄부터 내용을 적어 주세요.',
  column: (letters: string) => `${letters}열`,
  formulaError: (code: string) => `엑셀 수식 오류(${code})가 있어요.`,
  oneOf: (words: string[]) => `${words.join(', ')} 중에서 적어 주세요.`,
  template: (label: string) => `${label}_등록양식.xlsx`,
}
