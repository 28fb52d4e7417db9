import { todoDone } from '@crm/contract/features/todos/todos.rows'
import { daysBetween, koreaToday } from '../../../shared/lib/format/date.ts'
import { dDayOf } from '../../../shared/ui/display/dDay.ts'

/** How pressing a todo is; nothing for what is done, deleted or never due. */
export const dueOf = ({ due_dt, state }: { due_dt: string | null; state: number }, today = koreaToday()) =>
  !due_dt || state === 0 || state === todoDone ? null : dDayOf(daysBetween(today, due_dt))
