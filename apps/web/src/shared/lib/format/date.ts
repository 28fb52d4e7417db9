import {
  showDate,
  showDateTime,
  showFullDate,
  showLength,
  showMinutes,
  showNear,
  showPeriod,
  showSpan,
  showTime,
} from '@crm/contract/kit/dates'
import { daysAfter, daysBetween, koreaNow, koreaToday, weekdayName, weekdayOf, weekdays } from '@crm/contract/kit/days'

/** What screens say and reckon of time, as the server's messages and papers do. */
export {
  daysAfter,
  daysBetween,
  koreaNow,
  koreaToday,
  showDate,
  showDateTime,
  showFullDate,
  showLength,
  showMinutes,
  showNear,
  showPeriod,
  showSpan,
  showTime,
  weekdayName,
  weekdayOf,
  weekdays,
}
