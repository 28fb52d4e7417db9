import { expect, test } from 'vitest'
import { bookingForRequest, movedTo } from './requestBooking.ts'

const request = { mq_no: 7, proj_no: 3, mr_way: 'zoom', words: '다음 단계' } as const

test('a request opens the booking form at the wish, an hour long', () => {
  expect(bookingForRequest(request, '2027-01-04 10:30')).toEqual({
    mq_no: 7,
    proj_no: 3,
    mr_way: 'zoom',
    ms_who: 'client',
    mr_comment: '다음 단계',
    ms_dt: '2027-01-04',
    start: '10:30',
    end: '11:30',
  })
  expect(bookingForRequest(request, null)).not.toHaveProperty('ms_dt')
})

test('a meeting that is moved stays as long as it was', () => {
  const meeting = { start_dt: '2027-01-04 10:00', end_dt: '2027-01-04 11:45' }
  expect(movedTo(meeting, '2027-01-06 14:00')).toEqual({ ms_dt: '2027-01-06', start: '14:00', end: '15:45' })
})
