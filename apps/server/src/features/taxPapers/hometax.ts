import type { TaxPaper } from '@crm/contract/features/taxPapers/taxPapers.rows'
import type { CellValue } from '@crm/contract/kit/columns'
import { koreaToday } from '../../clock.ts'
import type { Config } from '../../config.ts'
import type { Context } from '../../context.ts'
import { type ExcelColumn, excelDownload, excelParts, inBatches } from '../../excel/workbook.ts'
import { profileForPapers } from '../companyProfile/companyProfile.service.ts'
import { paperText } from './taxPapers.messages.ts'

type Company = Config['company'] & { business?: string; item?: string }

/** What the form says of a paper, of a payment or of a contract. */
export type HometaxPaper = Omit<
  TaxPaper,
  'pay_no' | 'tp_no' | 'client_no' | 'client_name' | 'tp_state' | 'due_dt' | 'is_overdue' | 'left'
> & {
  /** Its remark, by which the list that Hometax gives back names it again. */
  note: string
}

type Values = Readonly<Record<string, (paper: HometaxPaper) => CellValue>>

const digits = (text: string | null) => (text ?? '').replace(/\D/g, '')
const written = ({ paid_dt, reg_dt }: HometaxPaper) => (paid_dt ?? reg_dt).slice(0, 10)
const nothing = () => null

/** What Hometax calls an ordinary tax invoice, and an ordinary invoice of what is free of tax. */
const typeCodes = { tax_invoice: '01', invoice: '05' } as const
export type HometaxKind = keyof typeof typeCodes
/** The form explains itself in five rows; papers are read from the row after this one on. */
const hometaxHeadRow = 6
/** So many papers are taken from one file. */
export const hometaxMost = 100

/** One of the four lines that the form has; ours have one. */
const lineOf = (place: number, values: Values): Values => ({
  [`일자${place}`]: values.day ?? nothing,
  [`품목${place}`]: values.title ?? nothing,
  [`규격${place}`]: nothing,
  [`수량${place}`]: nothing,
  [`단가${place}`]: nothing,
  [`공급가액${place}`]: values.supply ?? nothing,
  [`세액${place}`]: values.vat ?? nothing,
  [`품목비고${place}`]: nothing,
})

const valuesOf = ({ name, representative, businessNumber, address, email, business, item }: Company): Values => ({
  '전자(세금)계산서 종류': ({ kind }) => typeCodes[kind === 'invoice' ? 'invoice' : 'tax_invoice'],
  작성일자: (paper) => digits(written(paper)),
  '공급자 등록번호': () => digits(businessNumber),
  '공급자 종사업장번호': nothing,
  '공급자 상호': () => name,
  '공급자 성명': () => representative,
  '공급자 사업장주소': () => address,
  '공급자 업태': () => business,
  '공급자 종목': () => item,
  '공급자 이메일': () => email,
  '공급받는자 등록번호': ({ receiver }) => receiver,
  '공급받는자 종사업장번호': nothing,
  '공급받는자 상호': ({ company_name }) => company_name,
  '공급받는자 성명': ({ company_rep }) => company_rep,
  '공급받는자 사업장주소': ({ company_addr }) => company_addr,
  '공급받는자 업태': ({ company_type }) => company_type,
  '공급받는자 종목': ({ company_item }) => company_item,
  '공급받는자 이메일1': ({ company_email }) => company_email,
  '공급받는자 이메일2': nothing,
  공급가액: ({ supply }) => supply,
  세액: ({ vat }) => vat,
  비고: ({ note }) => note,
  ...lineOf(1, {
    day: (paper) => written(paper).slice(8),
    title: ({ pay_title }) => pay_title,
    supply: ({ supply }) => supply,
    vat: ({ vat }) => vat,
  }),
  ...lineOf(2, {}),
  ...lineOf(3, {}),
  ...lineOf(4, {}),
  현금: ({ total }) => total,
  수표: nothing,
  어음: nothing,
  외상미수금: nothing,
  // 01: the money is there already.
  '영수(01), 청구(02)': () => '01',
})

/**
 * The columns of Hometax's form for many papers at once, in its order: it reads them by their place. The form of what is
 * free of tax is another file, without any column of tax.
 */
export const hometaxColumns = (company: Company, kind: HometaxKind): ExcelColumn<HometaxPaper>[] =>
  Object.entries(valuesOf(company))
    .filter(([title]) => kind === 'tax_invoice' || !title.startsWith('세액'))
    .map(([title, value]) => ({ title, width: 16, value }))

/** One file, or several in an archive where there are more papers than Hometax takes at once. */
export const hometaxDownload = async (
  ctx: Pick<Context, 'db' | 'config'>,
  kind: HometaxKind,
  tp_nos: number[],
  rows: (tp_nos: number[]) => Promise<HometaxPaper[]>,
) => {
  const name = paperText.hometax[kind]
  const { business, item } = await profileForPapers(ctx.db)
  const columns = hometaxColumns({ ...ctx.config.company, business, item }, kind)
  const sheetOf = (some: number[]) => ({ name, columns, headRow: hometaxHeadRow, batches: inBatches(some, rows) })
  if (tp_nos.length <= hometaxMost) return excelDownload(`${name}_${koreaToday()}.xlsx`, sheetOf(tp_nos))
  const parts = Array.from({ length: Math.ceil(tp_nos.length / hometaxMost) }, (_, at) => ({
    fileName: `${name}_${koreaToday()}_${at + 1}.xlsx`,
    sheet: sheetOf(tp_nos.slice(at * hometaxMost, (at + 1) * hometaxMost)),
  }))
  return excelParts(`${name}_${koreaToday()}.zip`, parts)
}
