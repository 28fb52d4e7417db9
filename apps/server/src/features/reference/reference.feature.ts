import { reference } from '@crm/contract/features/reference/reference'
import { feature } from '../../feature.ts'
import { listCourseNames } from './courseNames.queries.ts'
import { followChanges, listBanners, listPocketCategories, listReference } from './reference.service.ts'

export const referenceFeature = feature(
  reference,
  {
    meetingRooms: listReference('meeting_rooms'),
    teams: listReference('teams'),
    employees: listReference('employees'),
    banners: listBanners,
    addr: listReference('addr'),
    banks: listReference('banks'),
    investmentTypes: listReference('investment_type'),
    projectTypes: listReference('project_type'),
    pocketServices: listReference('pocket_service'),
    pocketProcesses: listReference('pocket_process'),
    businessTypes: listReference('business_type'),
    themes: listReference('theme'),
    courseNames: listCourseNames,
    pocketCategories: listPocketCategories,
  },
  { onStart: followChanges },
)
