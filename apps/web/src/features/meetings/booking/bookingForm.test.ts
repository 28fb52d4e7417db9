import { restoreProblem } from '@crm/contract/features/meetings/booking'
import { type MeetingDetail, WaitDraft } from '@crm/contract/features/meetings/meetings.rows'
import { expect, test } from 'vitest'
import { bookingOn, changeOf, fieldsOf, movedTo, valuesOf } from './bookingForm.ts'

const waiting: MeetingDetail = {
  ms_no: 9,
  proj_no: 4,
  proj_name: '그린루프 IR',
  client_no: 2,
  client_name: '그린루프',
  client_rep_name: '김대표',
  client_contact: [],
  rev: 1,
  mr_info: { client_name: '그린루프', client_contact: [] },
  ms_who: 'client',
  psrv_name: null,
  managers: [{ emp_no: 7, emp_name: '김민수' }],
  mr_type: 3,
  mr_way: 'visit',
  mr_no: 1,
  mr_name: '1층 상담실 A',
  mr_text: null,
  mr_count: 2,
  ms_dt: '2026-05-04',
  start_dt: '2026-05-04 10:00',
  end_dt: '2026-05-04 11:00',
  state: 2,
  mr_checked: 0,
  exist_record: false,
  exist_memo: false,
  msm_no: null,
  reg_emp_no: 7,
  mr_comment: '주차 2대',
  reg_emp_name: '김민수',
  reg_dt: '2026-04-20 09:00',
}
const values = valuesOf(waiting)

test('a meeting that is there fills the form, and comes back as it was when nothing is changed', () => {
  expect(changeOf(values)).toEqual({
    state: 1,
    mr_way: 'visit',
    mr_type: 3,
    mr_count: 2,
    mr_no: 1,
    start_dt: '2026-05-04 10:00',
    end_dt: '2026-05-04 11:00',
    ms_managers: [7],
    mr_comment: '주차 2대',
  })
})

test('another day, other people, another kind and no comment are sent as they were filled in', () => {
  const changed = changeOf({ ...values, ms_dt: '2026-06-01', ms_managers: [], mr_type: 2, mr_count: 3, mr_comment: '' })
  expect(changed).toMatchObject({ start_dt: '2026-06-01 10:00', end_dt: '2026-06-01 11:00', mr_type: 2, mr_count: 3 })
  expect(changed).toMatchObject({ ms_managers: [], mr_comment: '' })
  expect(WaitDraft.safeParse(changed).success).toBe(true)
})

test('who meets outside leaves the room', () => {
  expect(changeOf({ ...values, mr_way: 'outer', mr_text: '고객사 사무실' })).toMatchObject({
    mr_no: 'external',
    mr_text: '고객사 사무실',
  })
  expect(changeOf({ ...values, mr_text: '지난번 장소' })).not.toHaveProperty('mr_text')
})

test('what is missing is said by the checks of restoring', () => {
  const problem = (change: Partial<typeof values>) => restoreProblem(fieldsOf({ ...values, ...change }))?.message
  expect(problem({})).toBeUndefined()
  expect(problem({ mr_count: null })).toBe('미팅 회차는 1 이상이어야 해요')
  expect(problem({ mr_no: null })).toBe('미팅 장소를 선택해 주세요')
  expect(problem({ mr_no: 'direct' })).toBe('미팅 장소를 입력해 주세요')
  expect(problem({ start: null })).toBe('날짜와 시간을 입력해 주세요')
  expect(problem({ start: '12:00' })).toBe('미팅시간을 정확히 선택해주시기 바랍니다')
})

test('a free time is taken whole', () => {
  const slot = { mr_no: 3, mr_name: '3층 회의실 A', start_dt: '2026-05-04 13:00', end_dt: '2026-05-04 14:00' }
  expect(changeOf(movedTo(values, slot))).toMatchObject({
    mr_no: 3,
    start_dt: '2026-05-04 13:00',
    end_dt: '2026-05-04 14:00',
  })
})

test('a day to come that is looked at is the one to book on; on others the draft is at hand', () => {
  expect(bookingOn('2999-01-01')).toEqual({ initial: { ms_dt: '2999-01-01' } })
  expect(bookingOn('2020-01-01')).toEqual({})
  expect(bookingOn(undefined)).toEqual({})
})
