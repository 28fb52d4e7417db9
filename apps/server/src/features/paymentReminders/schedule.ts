import {
  mostOverdueDays,
  mostReminders,
  reminderSteps,
} from '@crm/contract/features/paymentReminders/paymentReminders.words'
import { daysAfter } from '@crm/contract/kit/days'

interface Sent {
  due: string | null
  /** How many there were, by their day or by hand. */
  turns: number
  /** The newest by its day. */
  lastStep: number | null
  lastDay: string | null
}

/** The working day of the next reminder by its day, as `noteDueReminders` will find it; null where there is none. */
export const nextReminderDay = (
  { due, turns, lastStep, lastDay }: Sent,
  today: string,
  isOff: (day: string) => boolean,
) => {
  if (due === null || turns >= mostReminders) return null
  const steps = reminderSteps.filter((step) => lastStep === null || step > lastStep)
  const last = daysAfter(due, mostOverdueDays)
  for (let day = lastDay === today ? daysAfter(today, 1) : today; day <= last; day = daysAfter(day, 1))
    if (!isOff(day) && steps.some((step) => daysAfter(due, step) <= day)) return day
  return null
}
