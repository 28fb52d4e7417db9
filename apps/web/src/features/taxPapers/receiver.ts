/** Whom a paper is for, in the order in which a form asks. */
export const companyFields = [
  'receiver',
  'company_name',
  'company_rep',
  'company_addr',
  'company_type',
  'company_item',
  'company_email',
] as const

type CompanyField = (typeof companyFields)[number]

/** What a form begins with: what is known of the company, the rest empty. */
export const companyValues = (known: Record<CompanyField, string | null>): Record<CompanyField, string> => ({
  receiver: known.receiver ?? '',
  company_name: known.company_name ?? '',
  company_rep: known.company_rep ?? '',
  company_addr: known.company_addr ?? '',
  company_type: known.company_type ?? '',
  company_item: known.company_item ?? '',
  company_email: known.company_email ?? '',
})
