import { labelled, labelledNumbers } from '../../kit/labelled.ts'
import { homeScreens } from '../home/home.screens.ts'

/** Words of a meeting that several features speak of. */

export const mrWay = labelled({ visit: '방문', zoom: 'Zoom', outer: '외부' })
export const mrType = labelledNumbers({ 1: '사전미팅', 2: '일반미팅', 3: '가이드미팅' })
export const mrChecked = labelledNumbers({ 0: '방문 예정', 1: '방문 완료', 2: '취소' })

/** Where every member of staff can open a meeting: beside their home. */
export const meetingPath = (ms_no: number) => `${homeScreens.Index.path}?ms_no=${ms_no}`

/** No meeting planned. */
export const noMeeting = '예정없음'

interface MeetingFacts {
  state: number
  mr_checked: number
  /** Its end has passed. */
  is_over: boolean
}

/** Why nobody is expected at a meeting; null while somebody is. */
export const notComing = ({ state, mr_checked, is_over }: MeetingFacts): NotComing | null => {
  if (mr_checked === 2) return 'cancelled'
  if (state === 2) return 'waiting'
  return mr_checked === 1 || is_over ? 'over' : null
}
export type NotComing = 'cancelled' | 'waiting' | 'over'
