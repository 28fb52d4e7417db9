import { clientFields } from '@crm/contract/features/clients/clients'
import type { CompanyChange, HeldField } from '@crm/contract/features/companyEdits/companyEdits'
import { showBusinessNumber } from '@crm/contract/kit/people'
import { Facts } from '../../shared/ui/display/Facts.tsx'
import { companyEditsText as text } from './companyEdits.messages.ts'

const show = (field: HeldField, value: string | null) =>
  (field === 'client_biz_no' ? showBusinessNumber(value) : value) || text.nothing

/** What is to become of each fact: `그린루프 → 그린루프랩`. */
export const HeldChanges = ({ change }: { change: CompanyChange }) => (
  <Facts
    inRows
    facts={change.changes.map(({ field, before, after }) => [
      clientFields[field],
      `${show(field, before)} → ${show(field, after)}`,
    ])}
  />
)
