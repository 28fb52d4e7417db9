import * as z from 'zod'

/** Messages about a mobile number, one for each fault (docs/rules.md, people and numbers). */
const phoneMessages = {
  charset: '숫자와 하이픈만 입력 가능합니다.',
  length: '휴대폰 번호는 11자리여야 합니다.',
  start: '올바른 휴대폰 번호 형식이 아닙니다.',
  hyphens: '하이픈 위치가 올바르지 않습니다.',
  invalid: '유효하지 않은 입력값입니다.',
  missing: '휴대폰 번호를 입력해 주세요.',
} as const

/** Messages about a contact (docs/rules.md, people and numbers). */
const contactMessages = {
  bothMissing: '이름과 연락처를 입력해 주세요.',
  nameMissing: '이름을 입력해 주세요.',
  numberMissing: '연락처를 입력해 주세요.',
  numberWrong: '올바른 연락처를 입력해 주세요.',
} as const

const withoutHyphens = (value: string) => value.trim().replaceAll('-', '')

/** A field that one function judges: its words become the field's message. */
const judged = (problem: (value: string) => string | null, missing?: string) =>
  z.string(missing ? { error: missing } : undefined).superRefine((value, context) => {
    const message = problem(value)
    if (message) context.addIssue({ code: 'custom', message })
  })

// ---------------------------------------------------------------- mobile numbers

/** What is wrong with a mobile number; null when nothing is. Digits are counted first, then comes the start, then the hyphens. */
export const phoneProblem = (typed: string): string | null => {
  const value = typed.trim()
  if (!value) return phoneMessages.missing
  if (/[^\d-]/.test(value)) return phoneMessages.charset
  const digits = withoutHyphens(value)
  if (!digits) return phoneMessages.invalid
  if (digits.length !== 11) return phoneMessages.length
  if (!value.startsWith('01')) return phoneMessages.start
  if (value.includes('-') && !/^01\d-\d{3,4}-\d{4}$/.test(value)) return phoneMessages.hyphens
  return null
}

/** A mobile number with its hyphens while it is typed: `0101234` → `010-1234`. Whatever else is typed stays as it is. */
export const hyphenatePhone = (typed: string) => {
  const digits = typed.replaceAll('-', '')
  if (!/^01\d{2,9}$/.test(digits)) return typed
  return [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter(Boolean).join('-')
}

/** A mobile number, typed with or without hyphens, kept without: `01012345678` */
export const mobilePhone = () => judged(phoneProblem, phoneMessages.invalid).transform(withoutHyphens)

/** The same where it may be left empty. */
export const optionalMobilePhone = () =>
  judged((value) => (value.trim() ? phoneProblem(value) : null)).transform(withoutHyphens)

/** `01012345678` → `010-1234-5678` */
export const showPhone = (number: string | null | undefined) =>
  (number ?? '').replace(/^(\d{3})(\d{3,4})(\d{4})$/, '$1-$2-$3')

// ---------------------------------------------------------------- companies

/** 주식회사 그린루프, (주)그린루프 and ㈜그린루프 are 그린루프: what kind of company it is does not tell it from others. */
export const withoutCompanyKind = (name: string) =>
  name.replace(/주식회사|유한책임회사|유한회사|\((주|유)\)|㈜/g, '').trim() || name

// ---------------------------------------------------------------- contacts

export interface Contact {
  name: string
  number: string
}

/** What is wrong with a contact, and at which of its two fields it shows; null when nothing is. */
export const contactProblem = ({ name, number }: Contact): { field: keyof Contact; message: string } | null => {
  if (!name.trim() && !number.trim()) return { field: 'name', message: contactMessages.bothMissing }
  if (!name.trim()) return { field: 'name', message: contactMessages.nameMissing }
  if (!number.trim()) return { field: 'number', message: contactMessages.numberMissing }
  const isRight = /^010(\d{8}|-\d{4}-\d{4})$/.test(number.trim())
  return isRight ? null : { field: 'number', message: contactMessages.numberWrong }
}

/** Somebody to call: a name, and 010 with eight digits, kept without hyphens. */
export const ContactDraft = z
  .object({ name: z.string().trim().max(50), number: z.string().max(20) })
  .superRefine((value, context) => {
    const problem = contactProblem(value)
    if (problem) context.addIssue({ code: 'custom', message: problem.message, path: [problem.field] })
  })
  .transform(({ name, number }): Contact => ({ name, number: withoutHyphens(number) }))

// ---------------------------------------------------------------- business numbers

const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5]

const provesItself = (digits: string) => {
  const at = (index: number) => Number(digits[index])
  const sum = weights.reduce((total, weight, index) => total + at(index) * weight, 0)
  return (sum + Math.floor((at(8) * 5) / 10) + at(9)) % 10 === 0
}

/** What is wrong with a 사업자등록번호: ten digits of which the last proves the others. */
export const businessNumberProblem = (typed: string): string | null => {
  const digits = withoutHyphens(typed)
  if (!/^\d{10}$/.test(digits)) return '사업자등록번호 10자리를 입력해 주세요.'
  return provesItself(digits) ? null : '올바르지 않은 사업자등록번호예요. 번호를 다시 확인해 주세요.'
}

/** A business number, typed with or without hyphens, kept without: `1248100998` */
export const businessNumber = () => judged(businessNumberProblem).transform(withoutHyphens)

/** The same where it may be left empty. */
export const optionalBusinessNumber = () =>
  judged((value) => (value.trim() ? businessNumberProblem(value) : null)).transform(withoutHyphens)

/** `1248100998` → `124-81-00998` */
export const showBusinessNumber = (number: string | null | undefined) =>
  (number ?? '').replace(/^(\d{3})(\d{2})(\d{5})$/, '$1-$2-$3')

/** `remote@builders.example` → `re****@builders.example` */
export const maskEmail = (email: string) => {
  const [name = '', host = ''] = email.split('@')
  const shown = name.slice(0, name.length > 3 ? 2 : 1)
  return `${shown}${'*'.repeat(Math.max(2, name.length - shown.length))}@${host}`
}
