import { aPage, everyActiveStaff, onlyClients, onlyWithScope, type WalkRow } from './accessExpectations.ts'

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

/** Rows of the walk: meetings and their minutes. */
export const walkMeetings: Record<string, WalkRow> = {
  'meetings.list': {
    access: everyActiveStaff,
    sample: {
      query: {
        start_dt: '2026-01-01',
        end_dt: '2026-01-31',
        keyword: '그린',
        state: 1,
        is_own: 1,
        mr_types: '1,2',
        mr_ways: 'visit,zoom',
        mr_checked: 0,
        mr_no: 1,
        emp_no: 1,
        proj_no: 1,
        client_no: 1,
        desc: 0,
        ...aPage.query,
      },
    },
  },
  'meetings.dday': { access: everyActiveStaff, sample: { query: { is_own: 1, ...aPage.query } } },
  'meetings.day': { access: everyActiveStaff, sample: { query: { date: '2026-01-01' } } },
  'meetings.detail': { access: everyActiveStaff, sample: aMeeting },
  'meetings.create': {
    access: onlyWithScope,
    sample: {
      body: {
        ...aBooking,
        ms_who: 'people',
        client_name: '김손님',
        client_contact: [{ name: '김손님', number: '010-1234-5678' }],
        mr_comment: '주차 1대',
      },
    },
  },
  'meetings.visit': {
    access: onlyWithScope,
    sample: {
      ...aMeeting,
      body: { mr_checked: 1, start_dt: '2027-01-04 10:00', end_dt: '2027-01-04 11:00', mr_no: 1 },
    },
  },
  'meetings.wait': {
    access: onlyWithScope,
    sample: { ...aMeeting, body: { ...aBooking, state: 1, mr_count: 1, mr_comment: '주차 1대' } },
  },
  'meetings.move': {
    access: onlyWithScope,
    sample: { ...aMeeting, body: { start_dt: '2027-01-04 10:00', end_dt: '2027-01-04 11:00', mr_no: 1 } },
  },
  'meetings.remove': { access: onlyWithScope, sample: aMeeting },
  'meetings.memo': { access: everyActiveStaff, sample: { params: { msm_no: 1 } } },
  'meetings.addMemo': {
    access: everyActiveStaff,
    sample: { body: { ms_no: 1, msm_title: '준비물', msm_content: '명함' } },
  },
  'meetings.updateMemo': {
    access: everyActiveStaff,
    sample: { params: { msm_no: 1 }, body: { msm_title: '준비물', msm_content: '명함' } },
  },
  'meetings.addMemoFiles': { access: everyActiveStaff, sample: { params: { msm_no: 1 }, body: { ms_no: 1 } } },
  'meetings.removeMemoFile': { access: everyActiveStaff, sample: { params: { msm_no: 1 }, body: { file_no: 1 } } },
  'minutes.read': { access: onlyWithScope, sample: { query: { ms_no: 1 } } },
  'minutes.list': {
    access: onlyWithScope,
    sample: {
      query: { keyword: '사업', is_own: 1, start_dt: '2026-11-01', end_dt: '2026-11-30', offset: 0, limit: 20 },
    },
  },
  'minutes.create': {
    access: onlyWithScope,
    sample: { body: { ms_no: 1, proj_no: 1, mrd_content: '상세', mrd_secret: '내부' } },
  },
  'minutes.update': {
    access: onlyWithScope,
    sample: { params: { mrd_no: 1 }, body: { mrd_content: '상세', mrd_secret: '내부', rev: 1 } },
  },
  'minutes.ofClient': { access: onlyClients, sample: { query: { offset: 0, limit: 5 } } },
}
