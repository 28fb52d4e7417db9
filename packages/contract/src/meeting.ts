import { labelled, labelledNumbers } from './kit/labelled.ts'
import { screens } from './screens.ts'

/** Words of a meeting that several features speak of. */

export const mrWay = labelled({ visit: '방문', zoom: 'Zoom', outer: '외부' })
export const mrType = labelledNumbers({ 1: '사전미팅', 2: '일반미팅', 3: '가이드미팅' })
export const mrChecked = labelledNumbers({ 0: '방문 예정', 1: '방문 완료', 2: '취소' })

/** A card is highlighted from three days before. */
export const soonDays = 3
export const isSoon = (d_day: string) => Number(d_day) <= soonDays

/** D-DAY, D-3 */
export const dDayWords = (d_day: string) => (Number(d_day) === 0 ? 'D-DAY' : `D-${d_day}`)

/** Where every member of staff can open a meeting: beside their home. */
export const meetingPath = (ms_no: number) => `${screens.Index.path}?ms_no=${ms_no}`

/** No meeting planned. */
export const noMeeting = '예정없음'
