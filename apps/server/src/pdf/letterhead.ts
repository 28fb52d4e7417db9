import type { CompanyInfo } from '@crm/contract/features/portal/portal'
import type { Letterhead } from './document.ts'
import { pdfText } from './pdf.messages.ts'

type Facts = Pick<CompanyInfo, 'name' | 'representative' | 'businessNumber' | 'address' | 'phone' | 'email'>

const joined = (...facts: (string | null)[]) => facts.filter(Boolean).join('  ·  ')

/** What is not set is left out. */
export const letterheadOf = ({ name, representative, businessNumber, address, phone, email }: Facts): Letterhead => ({
  company: name,
  facts: [
    joined(
      representative && pdfText.representative(representative),
      businessNumber && pdfText.businessNumber(businessNumber),
    ),
    address ?? '',
    joined(phone && pdfText.phone(phone), email),
  ].filter(Boolean),
})
