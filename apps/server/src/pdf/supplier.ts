import type { CompanyInfo } from '@crm/contract/features/portal/portal'
import type { Fact } from './document.ts'
import { supplierText as text } from './pdf.messages.ts'

interface Supplier {
  company: CompanyInfo
  /** 업태 and 종목. */
  business: string
  item: string
}

/** The box of the supplier on papers that bear our seal; what is not set is left out. */
export const supplierFacts = ({ company, business, item }: Supplier): Fact[] =>
  [
    { label: text.businessNumber, value: company.businessNumber ?? '' },
    { label: text.company, value: company.name },
    { label: text.representative, value: company.representative ?? '' },
    { label: text.address, value: company.address ?? '' },
    { label: text.business, value: business },
    { label: text.businessItem, value: item },
    { label: text.phone, value: company.phone ?? '' },
  ].filter(({ value }) => value)

/** Whose name in that box the seal stands over. */
export const sealedLabel = ({ representative }: Pick<CompanyInfo, 'representative'>) =>
  representative ? text.representative : text.company
