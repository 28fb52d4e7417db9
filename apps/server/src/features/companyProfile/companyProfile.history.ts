import { type CompanyAccount, profileFields } from '@crm/contract/features/companyProfile/companyProfile'
import type { HistoryOwners } from '../../context.ts'
import { auditRowsOf } from '../../db/auditEntries.ts'
import { fieldChanges, type HistoryFields } from '../history/fieldChanges.ts'
import { companyProfileText as text } from './companyProfile.messages.ts'

const fields: HistoryFields = {
  cpr_business: [profileFields.cpr_business],
  cpr_item: [profileFields.cpr_item],
  cpr_accounts: [
    profileFields.accounts,
    (accounts) => (accounts as CompanyAccount[]).map(({ cac_number }) => cac_number).join(', '),
  ],
  cse_no: [text.seal, (cse_no) => (cse_no === null ? text.made : text.picture)],
}

export const companyProfileHistoryOwners: HistoryOwners = {
  company_profile: {
    canSee: async ({ actor }) =>
      actor.user_type === 'emp' && actor.gate === 'open' && actor.emp_scope.has('AdminContract'),
    auditRows: async (_ctx, cpr_no) => auditRowsOf(['company_profile'], cpr_no),
    describe: async () => (entry) => entry.rows.flatMap(({ before, after }) => fieldChanges(before, after, fields)),
  },
}
