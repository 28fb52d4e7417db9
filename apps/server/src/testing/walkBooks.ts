import {
  everyActiveMember,
  everyActiveStaff,
  everybody,
  onlyClients,
  onlyWithScope,
  type WalkRow,
} from './accessExpectations.ts'

const aWholeList = { query: { offset: 0, limit: 1000 } }

const aCompany = {
  client_type: 'client',
  client_name: '워커컴퍼니',
  client_rep_name: '김워커',
  client_biz_no: '124-81-00998',
  client_phone: '010-1234-5678',
  client_contact: [{ name: '이담당', number: '010-2345-6789' }],
  client_zip: '06236',
  client_addr: '서울특별시 강남구 테헤란로 1',
  client_addr_detail: '3층',
  addr_no: 11680,
  bt_no: 1,
  it_no: 1,
  thm_no: 1,
  client_homepage: 'https://walker.example',
  client_managers: [],
  client_note: '메모',
  state: 1,
}
const companyFilter = { client_type: 'client', keyword: '그린', addr_no: 11, bt_no: 1, it_no: 1, emp_no: 1, state: 1 }

const someAnswers = {
  annua_sales: 'none',
  expected_sales: 'under_500m',
  member_of_total: 'solo',
  cust_founded: 'direct',
  cust_founded_direct: '2024',
  financing_experience: ['loan', 'grant'],
  need_buildup: 'direct',
  need_buildup_direct: '채용',
}

/** Rows of the walk: companies, files, lists. */
export const walkBooks: Record<string, WalkRow> = {
  'calendar.read': { access: onlyWithScope },
  'calendar.renew': { access: onlyWithScope, sample: { body: {} } },
  'calendar.revoke': { access: onlyWithScope },
  'calendar.feed': { access: everybody, sample: { params: { secret: 'x'.repeat(43) } } },
  'calendar.guides': {
    access: onlyWithScope,
    sample: { query: { keyword: '투자', is_own: 1, is_due: 1, offset: 0, limit: 20 } },
  },
  'clients.list': { access: onlyWithScope, sample: { query: { ...companyFilter, offset: 0, limit: 50 } } },
  'clients.excel': { access: onlyWithScope, sample: { query: companyFilter } },
  'clients.similar': {
    access: onlyWithScope,
    sample: { query: { client_name: '그린', client_biz_no: '', except: 1 } },
  },
  'clients.own': { access: onlyClients },
  'clients.detail': { access: onlyWithScope, sample: { params: { client_no: 1 } } },
  'clients.create': { access: onlyWithScope, sample: { body: aCompany } },
  'clients.update': { access: onlyWithScope, sample: { params: { client_no: 1 }, body: { ...aCompany, rev: 1 } } },
  'clients.history': { access: onlyWithScope, sample: { params: { client_no: 1 }, query: { offset: 0, limit: 10 } } },
  'clients.members': { access: onlyWithScope, sample: { params: { client_no: 1 }, query: { offset: 0, limit: 10 } } },
  'files.requestUpload': {
    access: everyActiveMember,
    sample: { body: { files: [{ originalname: '사업계획서.pdf', size: 10, mimetype: 'application/pdf' }] } },
  },
  'files.completeUpload': { access: everyActiveMember, sample: { body: { file_no: 1, to_table: 'users', to_no: 1 } } },
  'files.list': { access: everyActiveMember, sample: { query: { to_table: 'users', to_no: 1, offset: 0, limit: 10 } } },
  'files.download': { access: everyActiveMember, sample: { query: { fa_no: 1 } } },
  'files.rename': {
    access: everyActiveMember,
    sample: { params: { fa_no: 1 }, body: { originalname: '새 이름.pdf' } },
  },
  'files.remove': { access: everyActiveMember, sample: { params: { fa_no: 1 } } },
  'notices.read': { access: onlyWithScope, sample: { query: { ms_no: 1 } } },
  'notices.send': {
    access: onlyWithScope,
    sample: {
      body: {
        template_name: 'pre_meeting',
        receivers: [
          {
            receiver: '010-1234-5678',
            recvname: '이담당',
            meeting_date: '2026년 11월 16일 월요일 오후 2시',
            meeting_type: '사전미팅',
          },
        ],
        ms_no: 1,
      },
    },
  },
  'pocket.list': { access: onlyWithScope, sample: { query: { client_no: 1, cl_type: 'free', offset: 0, limit: 10 } } },
  'pocket.add': { access: onlyWithScope, sample: { body: { client_no: 1, cl_amount: 1000, reason: '가입 축하' } } },
  'pocket.reverse': { access: onlyWithScope, sample: { params: { cl_no: 1 }, body: { reason: '잘못 지급' } } },
  'reference.meetingRooms': { access: everyActiveMember, sample: aWholeList },
  'reference.teams': { access: everybody, sample: aWholeList },
  'reference.employees': { access: everyActiveStaff, sample: aWholeList },
  'reference.banners': { access: everyActiveMember, sample: aWholeList },
  'reference.addr': { access: everybody, sample: aWholeList },
  'reference.banks': { access: everyActiveMember, sample: aWholeList },
  'reference.investmentTypes': { access: everyActiveMember, sample: aWholeList },
  'reference.projectTypes': { access: everyActiveMember, sample: aWholeList },
  'reference.pocketServices': { access: everyActiveMember, sample: aWholeList },
  'reference.pocketProcesses': { access: everyActiveMember, sample: aWholeList },
  'reference.businessTypes': { access: everybody, sample: aWholeList },
  'reference.themes': { access: everyActiveMember, sample: aWholeList },
  'reference.pocketCategories': {
    access: everyActiveMember,
    sample: { query: { state: 1, pc_type: 2, offset: 0, limit: 1000 } },
  },
  'surveys.find': { access: everybody, sample: { body: { client_name: '워커컴퍼니', phone: '010-1234-5678' } } },
  'surveys.question': { access: everybody, sample: { params: { ps_id: 'x'.repeat(22) } } },
  'surveys.answer': { access: everybody, sample: { params: { ps_id: 'x'.repeat(22) }, body: someAnswers } },
  'surveys.ofMeeting': { access: everyActiveStaff, sample: { query: { ms_no: 1, proj_no: 1 } } },
}
