import {
  mostOverdueDays,
  mostReminders,
  reminderSteps,
} from '@crm/contract/features/paymentReminders/paymentReminders.words'

const dayMs = 86_400_000

/** `addDays('2026-11-30', 3)` is 2026-12-03 */
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

export const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

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
  const last = addDays(due, mostOverdueDays)
  for (let day = lastDay === today ? addDays(today, 1) : today; day <= last; day = addDays(day, 1))
    if (!isOff(day) && steps.some((step) => addDays(due, step) <= day)) return day
  return null
}
