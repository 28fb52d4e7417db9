import { screens } from '@crm/contract/screens'
import { generatePath } from 'react-router'

const of = (path: string) => (proj_no: number) => generatePath(path, { id: String(proj_no) })

export const dashboardPath = of(screens.WorkDetailDashboard.path)
export const managementPath = of(screens.WorkDetailManagement.path)
export const buildupPath = of(screens.WorkDetailBuildup.path)
export const schedulePath = of(screens.WorkDetailSchedule.path)
export const dataPath = of(screens.WorkDetailData.path)
export const meetingPath = of(screens.WorkDetailMeeting.path)
