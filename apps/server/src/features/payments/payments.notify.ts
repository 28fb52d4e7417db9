import type { AlarmKind } from '@crm/contract/alarmKinds'
import { moneyLevel } from '@crm/contract/features/payments/payments'
import { payMethod } from '@crm/contract/features/payments/payments.rows'
import { showNumber } from '@crm/contract/kit/numbers'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { queueMail } from '../outbox/outbox.service.ts'
import type { MailContent } from '../outbox/renderMail.ts'
import { ownerOf, type Paying } from './payments.context.ts'
import { paymentMails } from './payments.messages.ts'
import { findShownPayment, type StoredPayment } from './payments.queries.ts'
import { findMoneyStaff, findPayers } from './people.queries.ts'

/** Staff who handle money get an alarm that leads to the payment. */
export const alarmStaff = async (
  ctx: Paying,
  kind: AlarmKind & `${'payments' | 'taxPapers'}.${string}`,
  payment: StoredPayment,
  { title, body }: { title: string; body?: string },
) =>
  raiseAlarm(ctx, {
    kind,
    toStaff: await findMoneyStaff(ctx.db, moneyLevel),
    title,
    ...(body ? { body } : {}),
    link: ownerOf(ctx, payment.to_table).pages.staff(payment.pay_no),
    about: `payment:${payment.pay_no}`,
  })

/**
 * A mail to whoever pays, with the address of the page that shows how the payment stands; without it for somebody who pays
 * by a token, of which only the hash is stored.
 */
export const mailPayer = async (ctx: Paying, payment: StoredPayment, mail: Omit<MailContent, 'user_name'>) => {
  const { pages, mailsTo } = ownerOf(ctx, payment.to_table)
  const lines = [...mail.lines, '', new URL(pages.complete(payment.pay_no), ctx.config.publicUrl).href]
  const people = await findPayers(ctx.db, payment)
  for (const { user_name, user_email } of people)
    await queueMail(ctx, { to: user_email, user_name, subject: mail.subject, lines })
  const written = new Set(people.map(({ user_email }) => user_email))
  for (const { user_name, user_email } of (await mailsTo?.(ctx, payment)) ?? [])
    if (!written.has(user_email))
      await queueMail(ctx, { to: user_email, user_name, subject: mail.subject, lines: mail.lines })
}

/** The bank account of a payment, as far as a deposit is awaited. */
export const mailAccount = async (ctx: Paying, payment: StoredPayment, mail: 'account' | 'reminder') => {
  const account = (await findShownPayment(ctx.db, payment.pay_no))?.account
  if (account) await mailPayer(ctx, payment, paymentMails[mail](payment, account))
}

/** What the law asks to be told after an order: what, how much, when, by whom, and how to withdraw. */
export const mailPaid = async (ctx: Paying, payment: StoredPayment) => {
  const paid = await findShownPayment(ctx.db, payment.pay_no)
  if (!paid) return
  await mailPayer(
    ctx,
    payment,
    paymentMails.paid(payment, {
      items: paid.items.map(({ pi_title, pocket, money }) => `${pi_title} ${showNumber(pocket + money)}원`),
      method: payMethod.label(paid.pay_method),
      paid_dt: paid.paid_dt ?? '',
      terms: (await ownerOf(ctx, payment.to_table).terms?.(ctx, payment)) ?? [],
      seller: ctx.config.company,
    }),
  )
}
