import * as z from 'zod'
import { line, optionalLine } from '../../kit/fields.ts'
import { businessNumber } from '../../kit/people.ts'

export const paperMessages = {
  approval: '승인번호를 확인해 주세요. 세금계산서는 24자리예요.',
  receiptNumber: '휴대폰 번호나 사업자등록번호를 숫자만 입력해 주세요.',
  reason: '사유를 입력해 주세요.',
  amount: '뺄 금액을 입력해 주세요.',
  company_name: '상호를 입력해 주세요.',
  company_rep: '대표자 이름을 입력해 주세요.',
  email: '이메일 주소를 확인해 주세요.',
}

/** Typed with or without hyphens, kept without. */
export const approvalNumber = () =>
  z
    .string()
    .max(40, { abort: true, message: paperMessages.approval })
    .transform((typed) => typed.replace(/[\s-]/g, ''))
    .pipe(z.string().regex(/^([0-9A-Za-z]{24}|[0-9]{9})$/, paperMessages.approval))

/** Whom a cash receipt is for: a telephone or a business number. */
export const receiptReceiver = () =>
  z
    .string()
    .max(20, { abort: true, message: paperMessages.receiptNumber })
    .transform((typed) => typed.replace(/[\s-]/g, ''))
    .pipe(z.string().regex(/^[0-9]{10,18}$/, paperMessages.receiptNumber))

export const takenOff = () => z.int(paperMessages.amount).min(1, paperMessages.amount).max(100_000_000_000)

export const CompanyDraft = z.object({
  receiver: businessNumber(),
  company_name: line(100),
  company_rep: line(50),
  company_addr: optionalLine(300),
  company_type: optionalLine(50),
  company_item: optionalLine(50),
  company_email: z.email(paperMessages.email).max(200),
})
