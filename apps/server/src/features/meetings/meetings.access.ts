import type { meetings } from '@crm/contract/features/meetings/meetings'
import { type AccessRows, aPage, everyActiveStaff, onlyWithScope } from '../../testing/access/accessExpectations.ts'

/** One that is not there: others' meetings are not for everybody to change. */
const aMeeting = { params: { ms_no: 900_000 } }
const aBooking = {
  mr_way: 'visit',
  mr_type: 2,
  mr_no: 1,
  mr_text: '2층',
  start_dt: '2027-01-04 10:00',
  end_dt: '2027-01-04 11:00',
  ms_managers: [],
}
const aFilter = {
  start_dt: '2026-01-01',
  end_dt: '2026-01-31',
  keyword: '그린',
  state: 1,
  status: 'planned',
  is_own: 1,
  mr_types: '1,2',
  mr_ways: 'visit,zoom',
  mr_checked: 0,
  mr_no: 1,
  emp_no: 1,
  proj_no: 1,
  client_no: 1,
  sort: 'client_name',
  desc: 0,
}

export const access: AccessRows<typeof meetings> = {
  list: { access: everyActiveStaff, sample: { query: { ...aFilter, ...aPage.query } } },
  excel: { access: onlyWithScope, sample: { query: aFilter } },
  dday: { access: everyActiveStaff, sample: { query: { is_own: 1, ...aPage.query } } },
  day: { access: everyActiveStaff, sample: { query: { date: '2026-01-01' } } },
  detail: { access: everyActiveStaff, sample: aMeeting },
  create: {
    access: onlyWithScope,
    sample: {
      body: {
        ...aBooking,
        ms_who: 'people',
        client_name: '김손님',
        client_contact: [{ name: '김손님', number: '010-1234-5678' }],
        mr_comment: '주차 1대',
        mq_no: 900_000,
      },
    },
  },
  visit: {
    access: onlyWithScope,
    sample: {
      ...aMeeting,
      body: { mr_checked: 1, start_dt: '2027-01-04 10:00', end_dt: '2027-01-04 11:00', mr_no: 1 },
    },
  },
  wait: {
    access: onlyWithScope,
    sample: { ...aMeeting, body: { ...aBooking, state: 1, mr_count: 1, mr_comment: '주차 1대', rev: 1 } },
  },
  move: {
    access: onlyWithScope,
    sample: { ...aMeeting, body: { start_dt: '2027-01-04 10:00', end_dt: '2027-01-04 11:00', mr_no: 1 } },
  },
  remove: { access: onlyWithScope, sample: aMeeting },
  memo: { access: everyActiveStaff, sample: { params: { msm_no: 1 } } },
  addMemo: {
    access: everyActiveStaff,
    sample: { body: { ms_no: 1, msm_title: '준비물', msm_content: '명함' } },
  },
  updateMemo: {
    access: everyActiveStaff,
    sample: { params: { msm_no: 1 }, body: { msm_title: '준비물', msm_content: '명함' } },
  },
  addMemoFiles: { access: everyActiveStaff, sample: { params: { msm_no: 1 }, body: { ms_no: 1 } } },
  removeMemoFile: { access: everyActiveStaff, sample: { params: { msm_no: 1 }, body: { file_no: 1 } } },
}
