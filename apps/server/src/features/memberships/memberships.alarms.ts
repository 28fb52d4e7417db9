import { raiseAlarm } from '../alarms/alarms.service.ts'
import { findStaffNos } from './memberships.queries.ts'
import { staffPath, type Writing } from './starting.service.ts'

/** Staff who look after memberships are told what clients do. */
export const alarmStaff = async (ctx: Writing, title: string, { mbs_no }: { mbs_no: number }) =>
  raiseAlarm(ctx, {
    kind: 'memberships.changed',
    to: await findStaffNos(ctx.db),
    title,
    body: '',
    link: staffPath(mbs_no),
    about: `membership:${mbs_no}`,
  })
