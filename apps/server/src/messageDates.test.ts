import { expect, test } from 'vitest'
import { signingText } from './features/contracts/signing/signing.messages.ts'
import { couponText } from './features/coupons/coupons.messages.ts'
import { enrolmentText } from './features/enrolments/enrolments.messages.ts'
import { linksText } from './features/estimates/links/links.messages.ts'
import { mails as fileRequestMails } from './features/fileRequests/fileRequests.messages.ts'
import { homeworkText } from './features/homework/homework.messages.ts'
import { learningText } from './features/learning/learning.messages.ts'
import { endingMail, membershipText } from './features/memberships/memberships.messages.ts'
import { reminderText } from './features/paymentReminders/paymentReminders.messages.ts'
import { refundAlarms } from './features/payments/refunds/refunds.messages.ts'
import { recordingsText } from './features/recordings/recordings.messages.ts'
import { paperAlarms } from './features/taxPapers/taxPapers.messages.ts'

/** A Saturday of a year that is not this one. */
const day = '2999-11-16'
const payment = { pay_no: 1, pay_title: '', pay_total: 0, pay_pocket: 0, pay_money: 0 }

test.each([
  couponText.planned(day),
  enrolmentText.seatBody(day),
  enrolmentText.endingBody(day),
  ...linksText.mailLines('', '', '', day, ''),
  ...fileRequestMails.asked({ lines: [], note: null, due_dt: day, emp_name: '' }),
  ...fileRequestMails.overdue('', day, [], '').lines,
  homeworkText.until(day),
  homeworkText.untilMeeting(day),
  learningText.deviceChange(day),
  ...endingMail('', 5, day, '').lines,
  membershipText.period(day, day),
  reminderText.late(day, 3),
  refundAlarms.due(payment, day),
  recordingsText.expiring(day),
  ...signingText.doneLines('', '', day, ''),
  paperAlarms.asked('', { kind: 'tax_invoice', amended_of: null }, day),
])('mails, alarms and refusals write a day as screens do: %s', (words) => {
  expect(words.replaceAll('2999.11.16(토)', '')).not.toMatch(/2999|11[-.]16/)
})
