import * as z from 'zod'
import { anyone } from '../../access.ts'
import { pageOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { keyword, no, paging } from '../../kit/fields.ts'
import { labelled } from '../../kit/labelled.ts'

export const outboxChannel = labelled({ mail: '메일', alimtalk: '알림톡' })

export const outboxState = labelled({ waiting: '대기', sent: '발송', failed: '실패' })

export const OutboxMessage = z.object({
  ob_no: no(),
  channel: outboxChannel.schema,
  ob_to: z.string(),
  ob_subject: z.string(),
  /** Null once a real mail server has taken it. */
  ob_text: z.string().nullable(),
  /** Name and size in bytes of what is attached. */
  attachments: z.array(z.object({ name: z.string(), size: z.int() })),
  ob_state: outboxState.schema,
  ob_outcome: z.string().nullable(),
  ob_tries: z.int(),
  reg_dt: z.string(),
  sent_dt: z.string().nullable(),
})
export type OutboxMessage = z.output<typeof OutboxMessage>

export const outbox = {
  list: endpoint({
    method: 'GET',
    path: '/crm/v3/outbox',
    summary: '나간 메시지, 최근 것부터. 데모 모드에서만 있다',
    access: anyone,
    query: z.object({ keyword: keyword(), ...paging }),
    response: pageOf(OutboxMessage),
  }),
}
