import { everyMember } from '@crm/contract/access'
import { done, nothing } from '@crm/contract/kit/answer'
import { endpoint } from '@crm/contract/kit/endpoint'
import * as z from 'zod'
import { feature } from '../../feature.ts'
import { raiseAlarm } from '../../features/alarms/alarms.service.ts'
import { refuse } from '../../http/refusal.ts'

/** A feature that exists only to raise alarms, as any other would. */
export const alarmTrigger = {
  ring: endpoint({
    method: 'POST',
    path: '/crm/v3/ring',
    summary: '알림 울리기',
    access: everyMember,
    body: z.object({
      to: z.array(z.int()),
      title: z.string(),
      body: z.string().optional(),
      link: z.string().default('/'),
      about: z.string(),
      fail: z.boolean().optional(),
    }),
    response: nothing(),
  }),
}

export const alarmTriggerFeature = feature(alarmTrigger, {
  ring: async (ctx, { body: { fail, body, ...draft } }) => {
    await raiseAlarm(ctx, { kind: 'todos.changed', ...draft, ...(body === undefined ? {} : { body }) })
    if (fail) refuse('conflict')
    return { state: done, query: [] }
  },
})
