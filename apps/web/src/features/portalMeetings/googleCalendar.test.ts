import type { ClientMeeting } from '@crm/contract/features/portalMeetings/portalMeetings'
import { expect, test } from 'vitest'
import { googleCalendarUrl } from './googleCalendar.ts'

const meeting = {
  mr_type: 3,
  mr_count: 2,
  start_dt: '2027-01-04 10:00',
  end_dt: '2027-01-04 11:30',
  proj_name: 'A & B',
} as ClientMeeting

test('the entry for Google has the hours of Korea and words that are whole', () => {
  const { host, searchParams } = new URL(googleCalendarUrl(meeting, { company: '빌더스', place: '2층 (강남구)' }))
  expect(host).toBe('calendar.google.com')
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: '빌더스 가이드미팅 2회차',
    dates: '20270104T100000/20270104T113000',
    ctz: 'Asia/Seoul',
    location: '2층 (강남구)',
    details: 'A & B',
  })
})
