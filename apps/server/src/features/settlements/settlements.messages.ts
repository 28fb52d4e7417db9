import { won } from '@crm/contract/kit/numbers'

/** What staff and clients read of the papers in the file. */
export const settlementText = {
  notConcluded: '체결한 계약만 정산 증빙을 모을 수 있어요.',
  zipName: (client: string, code: string) => `정산증빙_${client}_${code}.zip`,
  ofContract: (ctr_no: number) => `계약${ctr_no}`,
  sealUse: (title: string) => `입금 확인서 · ${title}`,

  list: '00_목록.pdf',
  estimate: (code: string) => `01_견적서_${code}.pdf`,
  contract: (code: string, end: string) => `02_계약서_${code}${end}`,
  tax: (word: string, code: string) => `03_${word}_${code}.pdf`,
  taxFile: (place: number, name: string) => `03_첨부${place}_${name}`,
  deposits: (code: string) => `04_입금확인서_${code}.pdf`,
  registration: (end: string) => `05_사업자등록증${end}`,
  account: (bank: string, digits: string, end: string) => `06_통장사본_${bank}_${digits}${end}`,
  noAccountName: '06_통장사본.pdf',

  noEstimate: '발행한 견적서가 없어요.',
  unsealed: '계약서 봉인이 끝나면 담겨요.',
  noScan: '계약서 스캔이 아직 없어요.',
  noMoney: '아직 입금이 없어요.',
  notPaid: (amount: number) => `${won(amount)}이 아직 입금되지 않았어요.`,
  taxLater: '입금되면 발급해요.',
  notIssued: '아직 발급하지 않았어요.',
  partIssued: (amount: number) => `${won(amount)}어치를 아직 발급하지 않았어요.`,
  noSlip: '카드 매출전표가 아직 없어요.',
  noRegistration: '사업자등록증 사본이 아직 없어요.',
  noAccountCopy: '통장 사본이 아직 없어요.',
  noAccount: '입금 계좌가 아직 없어요.',
} as const

/** Attachments of a contract with one of these in their name stand for the tax paper. */
export const taxFileName = /세금계산서|계산서|영수증|전표/
