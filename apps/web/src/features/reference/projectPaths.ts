import { screens } from '@crm/contract/screens'
import { generatePath } from 'react-router'

const of = (path: string) => (proj_no: number) => generatePath(path, { id: String(proj_no) })

export const dashboardPath = of(screens.WorkDetailDashboard.path)
export const managementPath = of(screens.WorkDetailManagement.path)
export const buildupPath = of(screens.WorkDetailBuildup.path)
export const schedulePath = of(screens.WorkDetailSchedule.path)
export const dataPath = of(screens.WorkDetailData.path)
export const sharePath = of(screens.WorkDetailShare.path)
export const meetingPath = of(screens.WorkDetailMeeting.path)

/** All of one's own projects, for those who may open a list of them. */
export const ownListPath = (scopes: readonly string[]) => {
  if (scopes.includes('WorkList')) return `${screens.WorkList.path}?is_own=1`
  return scopes.includes('MyPageProject') ? screens.MyPageProject.path : null
}
