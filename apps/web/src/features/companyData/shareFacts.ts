import type { CompanyShare } from '@crm/contract/features/companyData/companyData'
import { showDate } from '../../shared/lib/format/date.ts'
import { companyDataText as text } from './companyData.messages.ts'

/** Who shared it when, and what may be done with it. */
export const shareFacts = ({ emp_name, reg_dt, may_download, expires_dt }: CompanyShare) =>
  [
    text.sharedBy(emp_name, showDate(reg_dt)),
    ...(may_download ? [] : [text.viewOnly]),
    ...(expires_dt ? [text.until(showDate(expires_dt))] : []),
  ].join(' · ')
