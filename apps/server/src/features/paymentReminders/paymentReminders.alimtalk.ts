import { depositorName } from '@crm/contract/features/bankRows/depositorName'
import { isConcluded } from '@crm/contract/features/contracts/contracts.words'
import { mobileOf } from '@crm/contract/features/estimates/estimates.words'
import { type UnsentReason, unsentReason } from '@crm/contract/features/paymentReminders/paymentReminders.words'
import { showDate } from '@crm/contract/kit/dates'
import { showNumber } from '@crm/contract/kit/numbers'
import { pathOf } from '@crm/contract/paths'
import { type AlimtalkSubject, defineAlimtalk, type GapSource, type Reachable } from '../../alimtalk/defineAlimtalk.ts'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/database.ts'
import { accountForTransfers } from '../companyProfile/companyProfile.service.ts'
import { contractLink } from '../contracts/conclude.service.ts'
import { makeSignerUrl } from '../contracts/signing/ownLink.service.ts'
import { reminderText as text } from './paymentReminders.messages.ts'
import { type FoundReminder, findReminder } from './paymentReminders.queries.ts'

export type Reminder = FoundReminder & { account: Awaited<ReturnType<typeof accountForTransfers>> }

/** The reminder with everything that a message says, as it is now. */
export const findToSend = async (db: Db, prm_no: number): Promise<Reminder | undefined> => {
  const found = await findReminder(db, prm_no)
  return found && { ...found, account: await accountForTransfers(db) }
}

/** Whoever signed; on paper the person whom the estimate went to, else the representative. */
export const contactsOf = ({ people }: Pick<FoundReminder, 'people'>): Reachable[] =>
  people.flatMap(({ name, phone, email }) => {
    const number = mobileOf(phone) ?? null
    return name && (number || email) ? [{ name, number, email: email || null }] : []
  })

/** Each by KakaoTalk, else by mail; the same address once. */
export const waysTo = (row: Pick<FoundReminder, 'people'>) => {
  const ways = contactsOf(row).map(({ name, number, email }) =>
    number
      ? { name, at_way: 'talk' as const, receiver: number }
      : { name, at_way: 'mail' as const, receiver: email ?? '' },
  )
  return ways.filter(({ receiver }, at) => ways.findIndex((other) => other.receiver === receiver) === at)
}

type Facts = Pick<FoundReminder, 'ctr_state' | 'open' | 'is_refunded' | 'is_paused'>

/** Why nobody is to be reminded of it, if there is a reason. */
export const whyUnneeded = ({ ctr_state, open, is_refunded, is_paused }: Facts): UnsentReason | null => {
  if (!isConcluded(ctr_state)) return 'cancelled'
  if (open <= 0) return 'covered'
  if (is_refunded) return 'refunded'
  return is_paused ? 'paused' : null
}

const obstacle = (reason: UnsentReason) => ({
  ...{ refusal: text[reason], outcome: unsentReason.label(reason), isUnneeded: true as const },
})

const aboutReminder: AlimtalkSubject<Reminder> = {
  table: 'payment_reminders',
  find: findToSend,
  contactsOf,
  obstacleOf: (row) => {
    const reason = row ? whyUnneeded(row) : 'cancelled'
    return reason && obstacle(reason)
  },
  linkOf: (_, row) => (row ? contractLink(row) : pathOf('Index')),
  staffOf: ({ managers }) => managers,
}

/** What is paid stays said, also of a contract that is paused; not where the money has gone back since. */
const aboutPaid: AlimtalkSubject<Reminder> = {
  ...aboutReminder,
  obstacleOf: (row) => {
    if (!row || !isConcluded(row.ctr_state)) return obstacle('cancelled')
    return row.open > 0 ? obstacle('refunded') : null
  },
}

const paymentPage = ({ publicUrl }: Pick<Config, 'publicUrl'>, { est_no }: Pick<FoundReminder, 'est_no'>) =>
  new URL(pathOf('ClientEstimatePayment', { id: est_no }), publicUrl).href

/** Whoever signed pays on their own page, without an account. */
const addressWhenSent = {
  주소: async (source: GapSource, row: Reminder) =>
    (await makeSignerUrl(source, row.ctr_no)) ?? paymentPage(source.config, row),
}

const accountWords = ({ account }: Reminder) =>
  account ? [account.bank_name, account.number, account.holder].filter(Boolean).join(' ') : text.askStaff

const gapsOf = (row: Reminder) => ({
  계약: row.ctr_title,
  결제: row.projcrd_title,
  금액: showNumber(row.open),
  계좌: accountWords(row),
  입금자명: depositorName(row.client_name, row.est_code),
})

const facts = ['■ 계약: #{계약}', '■ 결제: #{결제}', '■ 남은 금액: #{금액}원', '■ 결제일: #{결제일}'] as const
const howToPay = [
  '■ 입금 계좌: #{계좌}',
  '■ 입금자명: #{입금자명}',
  '',
  '아래 주소에서 내용을 확인하고 결제할 수 있어요. 이미 보내셨다면 확인되는 대로 반영할게요.',
  '#{주소}',
] as const
const sample = {
  계약: 'IR 덱 제작 용역',
  결제: '잔금',
  금액: '6,790,123',
  결제일: '12.01(화)',
  계좌: '국민은행 123-45-678901 빌더스컨설팅',
  입금자명: '그린루프0147',
  주소: 'https://crm.example.com/client/estimate/payment/147',
}

/** Which of the two fits the day on which the message leaves. */
const choose = ({ overdue_days }: Reminder) => (overdue_days > 0 ? 'pay_overdue' : 'pay_due')
const shared = { subject: aboutReminder, kind: 'pay_reminder', choose, gapsWhenSent: addressWhenSent } as const

export const payDueTalk = defineAlimtalk({
  ...shared,
  name: 'pay_due',
  title: '결제 예정 안내',
  lines: ['#{이름} 님, 안녕하세요. #{회사}입니다.', '결제 일정을 안내해 드려요.', '', ...facts, ...howToPay],
  gaps: (row: Reminder) => ({ ...gapsOf(row), 결제일: showDate(row.projcrd_due_dt) }),
  sample,
})

export const payOverdueTalk = defineAlimtalk({
  ...shared,
  name: 'pay_overdue',
  title: '결제일 경과 안내',
  lines: [
    '#{이름} 님, 안녕하세요. #{회사}입니다.',
    '결제일이 지나 아직 확인되지 않은 결제를 안내해 드려요.',
    '',
    ...facts,
    ...howToPay,
  ],
  gaps: (row: Reminder) => ({ ...gapsOf(row), 결제일: text.late(row.projcrd_due_dt ?? '', row.overdue_days) }),
  sample: { ...sample, 결제일: '12.01(화), 3일 지남' },
})

export const payDoneTalk = defineAlimtalk({
  name: 'pay_done',
  title: '결제 완료 안내',
  subject: aboutPaid,
  lines: [
    '#{이름} 님, 안녕하세요. #{회사}입니다.',
    '결제가 모두 확인되었어요.',
    '',
    '■ 계약: #{계약}',
    '■ 결제: #{결제}',
    '■ 금액: #{금액}원',
    '■ 완납일: #{완납일}',
    '',
    '아래 주소에서 결제 내역을 볼 수 있어요.',
    '#{주소}',
  ],
  gaps: (row: Reminder) => ({
    계약: row.ctr_title,
    결제: row.projcrd_title,
    금액: showNumber(row.projcrd_amount),
    완납일: showDate(row.projcrd_deposit_dt),
  }),
  gapsWhenSent: addressWhenSent,
  sample: {
    ...{ 계약: sample.계약, 결제: sample.결제, 금액: sample.금액, 완납일: '12.01(화)' },
    주소: sample.주소,
  },
})
