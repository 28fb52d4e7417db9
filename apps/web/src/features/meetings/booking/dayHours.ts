import { cellCount, cellTime } from '@crm/contract/features/meetings/roomTime'

const cellsAnHour = 4
const openHours = Array.from({ length: cellCount / cellsAnHour }, (_, hour) => cellTime(hour * cellsAnHour))

/** `2026-05-04 14:30` → `14:00` */
export const hourOf = ({ start_dt }: { start_dt: string }) => `${start_dt.slice(11, 13)}:00`

/** The hours of the rooms, and those outside of them in which something begins. */
export const hoursShown = (meetings: readonly { start_dt: string }[]) =>
  [...new Set([...openHours, ...meetings.map(hourOf)])].sort()
