import type { GuideProject } from '@crm/contract/features/calendar/calendar'
import { expect, test } from 'vitest'
import { guideBooking } from './guideBooking.ts'

const project: GuideProject = {
  proj_no: 4,
  proj_name: '투자 준비',
  client_name: '그린루프',
  psrv_name: null,
  managers: [
    { emp_no: 7, emp_name: '김민수' },
    { emp_no: 9, emp_name: '한동현' },
  ],
  rounds: [],
  next_count: 2,
  next_dt: '2026-05-04 14:30',
}

test('the next round begins when it is suggested, lasts an hour, and is for the people of the project', () => {
  expect(guideBooking(project)).toEqual({
    mr_type: 3,
    ms_who: 'client',
    proj_no: 4,
    ms_managers: [7, 9],
    ms_dt: '2026-05-04',
    start: '14:30',
    end: '15:30',
  })
})

test('what is not suggested is left to the form', () => {
  const bare = guideBooking({ ...project, managers: [], next_dt: null })
  expect(bare).toEqual({ mr_type: 3, ms_who: 'client', proj_no: 4 })
  const atNight = guideBooking({ ...project, next_dt: '2026-05-04 22:00' })
  expect(atNight).toMatchObject({ ms_dt: '2026-05-04' })
  expect(atNight).not.toHaveProperty('start')
  expect(guideBooking({ ...project, next_dt: '2026-05-04 21:15' })).toMatchObject({ start: '21:15', end: '21:45' })
})
