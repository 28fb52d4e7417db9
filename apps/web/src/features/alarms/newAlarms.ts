import type { Alarm } from '@crm/contract/features/alarms/alarms'

/** The bell's list: the newest unread ones, and how many there are in all. */
export interface NewAlarms {
  state: number
  query: Alarm[]
  total: number
}

export const mostShown = 5

/** A new alarm comes first; one that has grown moves up and is not counted again. */
export const prepend = (list: NewAlarms, alarm: Alarm): NewAlarms => {
  const others = list.query.filter(({ al_no }) => al_no !== alarm.al_no)
  const isNew = alarm.al_count === 1 && others.length === list.query.length
  return { ...list, query: [alarm, ...others].slice(0, mostShown), total: list.total + (isNew ? 1 : 0) }
}

export const removeAlarm = (list: NewAlarms, al_no: number): NewAlarms => {
  const query = list.query.filter((alarm) => alarm.al_no !== al_no)
  return query.length === list.query.length ? list : { ...list, query, total: Math.max(0, list.total - 1) }
}

/** After one was checked, the next one that did not fit before. */
export const topUp = (list: NewAlarms, more: NewAlarms): NewAlarms => {
  const missing = more.query.filter((alarm) => !list.query.some(({ al_no }) => al_no === alarm.al_no))
  return { ...list, query: [...list.query, ...missing].slice(0, mostShown), total: more.total }
}
