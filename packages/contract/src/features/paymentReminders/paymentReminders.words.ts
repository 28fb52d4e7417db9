import { labelled } from '../../kit/labelled.ts'

/** Days after the due day on which a client is written to; the first that has come and is later than the last sent one. */
export const reminderSteps = [-3, 0, 3, 7, 14, 21, 28] as const

/** Of each credit, by its day or by hand. Then only staff get alarms. */
export const mostReminders = 4

/** What is overdue for longer is left to people: nobody is written to by itself about old debts. */
export const mostOverdueDays = 34

export const reminderKind = labelled({ step: '자동', hand: '직접', done: '완납 안내' })

export const reminderOutcome = labelled({
  waiting: '보내는 중',
  sent: '보냄',
  failed: '보내지 못함',
  unneeded: '보내지 않음',
})
export type ReminderOutcome = (typeof reminderOutcome.values)[number]

/** Why a client is not written to about a credit. */
export const unsentReason = labelled({
  covered: '이미 입금되어 보내지 않았어요.',
  cancelled: '계약이 해지되어 보내지 않았어요.',
  paused: '결제 안내를 멈춘 계약이라 보내지 않았어요.',
  refunded: '환불한 결제라 보내지 않았어요.',
  nobody: '휴대폰 번호나 이메일을 아는 사람이 없어 보내지 못했어요.',
})
export type UnsentReason = (typeof unsentReason.values)[number]

/** `결제일 3일 전`, `결제일`, `결제일 7일 뒤` */
export const stepWords = (step: number) =>
  step === 0 ? '결제일' : step < 0 ? `결제일 ${-step}일 전` : `결제일 ${step}일 뒤`
