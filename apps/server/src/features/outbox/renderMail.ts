import type { CompanyInfo } from '@crm/contract/features/portal/portal'

const support = '전화 상담은 평일 10:00~19:00, 메일 답변은 12시간 이내에 드려요.'

/** The content of a mail to one person; the sender's name and contact are added to every mail. */
export interface MailContent {
  subject: string
  user_name: string
  lines: string[]
}

type Writer = Pick<CompanyInfo, 'name' | 'phone' | 'email'>

/** A letter as it leaves, in the company's name. */
export const renderMail = ({ name, phone, email }: Writer, { subject, user_name, lines }: MailContent) => ({
  subject: `[${name}] ${subject}`,
  text: [
    `${user_name} 님, 안녕하세요.`,
    '',
    ...lines,
    '',
    [name, phone, email].filter(Boolean).join(' · '),
    support,
  ].join('\n'),
})
