import { itemState } from '@crm/contract/features/estimateItems/estimateItems'
import {
  estimatePackages,
  type PackageDraft,
  type PackageLine,
  packageColumns,
  packageFields,
} from '@crm/contract/features/estimatePackages/estimatePackages'
import { pathOf } from '@crm/contract/paths'
import { sql } from 'kysely'
import { failedCheck, isDuplicate } from '../../db/dbErrors.ts'
import { matches } from '../../db/search/search.ts'
import { refuseField } from '../../http/refusal.ts'
import { recordFeature } from '../../record/recordFeature.ts'
import { packagesText } from './estimatePackages.messages.ts'
import { selectPackage, selectPackages } from './estimatePackages.queries.ts'

const explainFault = (fault: unknown): never => {
  if (isDuplicate(fault, 'estimate_packages_name')) return refuseField('conflict', 'ep_name', packagesText.nameTaken)
  if (failedCheck(fault) === 'estimate_packages_items')
    return refuseField('invalid_input', 'ep_lines', packagesText.items)
  throw fault
}

const valuesOf = ({ ep_lines, ...draft }: PackageDraft) => ({ ...draft, ep_lines: JSON.stringify(ep_lines) })

export const estimatePackagesFeature = recordFeature(
  estimatePackages,
  {
    table: 'estimate_packages',
    key: 'ep_no',
    word: '견적 묶음',
    topic: 'estimatePackages.changed',
    scopes: ['AdminItem'],
    rows: selectPackages,
    detail: selectPackage,
    columns: packageColumns,
    filters: {
      keyword: (keyword) => matches(sql`r.search_text`, keyword),
      state: (state) => sql`r.state = ${state}`,
    },
    order: { reg_dt: sql`r.ep_no`, ep_name: sql`r.ep_name` },
    insert: (draft, emp_no) => ({ ...valuesOf(draft), emp_no }),
    update: valuesOf,
    explainFault,
    history: {
      ep_name: [packageFields.ep_name],
      ep_text: [packageFields.ep_text],
      ep_lines: [packageFields.ep_lines, (lines) => `${(lines as PackageLine[]).length}개`],
      state: [packageFields.state, itemState.labelOf],
    },
    about: ({ ep_no, ep_name, emp_no }) => ({
      name: ep_name,
      link: pathOf('AdminItem', {}, { tab: 'packages', ep_no }),
      people: [emp_no],
    }),
  },
  {},
)
