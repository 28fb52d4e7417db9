import type { reference } from '@crm/contract/features/reference/reference'
import {
  type AccessRows,
  everyActiveMember,
  everyActiveStaff,
  everybody,
} from '../../testing/access/accessExpectations.ts'

const aWholeList = { query: { offset: 0, limit: 1000 } }

export const access: AccessRows<typeof reference> = {
  meetingRooms: { access: everyActiveMember, sample: aWholeList },
  teams: { access: everybody, sample: aWholeList },
  employees: { access: everyActiveStaff, sample: aWholeList },
  banners: { access: everyActiveMember, sample: aWholeList },
  addr: { access: everybody, sample: aWholeList },
  banks: { access: everyActiveMember, sample: aWholeList },
  investmentTypes: { access: everyActiveMember, sample: aWholeList },
  projectTypes: { access: everyActiveMember, sample: aWholeList },
  pocketServices: { access: everyActiveMember, sample: aWholeList },
  pocketProcesses: { access: everyActiveMember, sample: aWholeList },
  businessTypes: { access: everybody, sample: aWholeList },
  themes: { access: everyActiveMember, sample: aWholeList },
  courseNames: {
    access: everyActiveStaff,
    sample: { query: { keyword: '투자', crs_nos: '1,2', offset: 0, limit: 20 } },
  },
  pocketCategories: {
    access: everyActiveMember,
    sample: { query: { state: 1, pc_type: 2, offset: 0, limit: 1000 } },
  },
}
