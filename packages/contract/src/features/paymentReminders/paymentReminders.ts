import * as z from 'zod'
import { listOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { dateTime, key, no } from '../../kit/fields.ts'
import { contractWorkers } from '../contracts/contracts.ts'
import { reminderKind, reminderOutcome } from './paymentReminders.words.ts'

/** One reminder, and what became of its messages. */
export const PaymentReminder = z.object({
  prm_no: no(),
  prm_kind: reminderKind.schema,
  /** Days after the due day; null for those by hand. */
  prm_step: z.int().nullable(),
  outcome: reminderOutcome.schema,
  /** Why there is no message. */
  reason: z.string(),
  messages: z.array(
    z.object({
      at_way: z.literal(['talk', 'mail']),
      recvname: z.string(),
      receiver: z.string(),
      outcome: reminderOutcome.schema,
      reason: z.string(),
    }),
  ),
  /** Who asked for it; null for what the product sent by itself. */
  emp_name: z.string().nullable(),
  reg_dt: dateTime(),
})
export type PaymentReminder = z.output<typeof PaymentReminder>

/** What was sent about one credit, and what will be. */
export const CreditReminders = z.object({
  projcrd_no: no(),
  projcrd_title: z.string(),
  projcrd_due_dt: z.string().nullable(),
  /** What is left to pay of it. */
  open: z.int(),
  /** How many of the four were sent. */
  turns: z.int(),
  /** The day of the next one, as far as nothing changes; null where there is none. */
  next_dt: z.string().nullable(),
  /** Whether one may be sent by hand today. */
  may_send: z.boolean(),
  /** Why not, where there is something left to pay. */
  obstacle: z.string(),
  /** Newest first. */
  reminders: z.array(PaymentReminder),
})
export type CreditReminders = z.output<typeof CreditReminders>

/** What would be sent now. */
export const ReminderPreview = z.object({
  title: z.string(),
  text: z.string(),
  receivers: z.array(z.object({ name: z.string(), at_way: z.literal(['talk', 'mail']), receiver: z.string() })),
  /** `YYYY-MM-DD HH:mm` where it waits for the morning. */
  quiet_until: z.string().nullable(),
})

const path = '/crm/v3/payment_reminders'
const access = contractWorkers
const params = z.object({ projcrd_no: key() })

/** Messages to clients about what is to be paid for their contracts. */
export const paymentReminders = {
  ofContract: endpoint({
    method: 'GET',
    path: `${path}/contracts/:ctr_no`,
    summary: '계약의 결제마다 보낸 안내와 다음 안내',
    access,
    params: z.object({ ctr_no: key() }),
    response: listOf(CreditReminders),
  }),
  preview: endpoint({
    method: 'GET',
    path: `${path}/credits/:projcrd_no/preview`,
    summary: '지금 보내면 나갈 안내와 받을 사람',
    access,
    params,
    response: listOf(ReminderPreview),
  }),
  send: endpoint({
    method: 'POST',
    path: `${path}/credits/:projcrd_no`,
    summary: '결제 안내를 지금 보낸다. 하루에 한 번, 네 번까지. 프로젝트의 사람이나 AdminContract',
    access,
    params,
    response: listOf(CreditReminders),
  }),
}
