import { api } from '@crm/contract/api'
import type { AnyEndpoint } from '@crm/contract/kit/endpoint'

/** What a kind of caller gets: let in, or the status that turns them away. */
export type Outcome = 'in' | 401 | 403

export interface Expectation {
  nobody: Outcome
  /** Signed in, still waiting for approval. */
  waiting: Outcome
  client: Outcome
  vc: Outcome
  /** Active staff with an empty emp_scope. */
  staffWithoutScope: Outcome
  staffWithEveryScope: Outcome
}

export interface WalkRow {
  access: Expectation
  /** A request that is right in every field: the bad-input walk spoils one field at a time. */
  sample?: { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: Record<string, unknown> }
}

/** Shorthands for the usual rules; each is still chosen by hand for every endpoint. */
const everybody: Expectation = {
  nobody: 'in',
  waiting: 'in',
  client: 'in',
  vc: 'in',
  staffWithoutScope: 'in',
  staffWithEveryScope: 'in',
}
const whoeverIsSignedIn: Expectation = { ...everybody, nobody: 401 }
const everyActiveMember: Expectation = { ...whoeverIsSignedIn, waiting: 403 }

/** Active staff, on devices that are not proved yet as well. */
const whoeverProvesDevices: Expectation = { ...whoeverIsSignedIn, waiting: 403, client: 403, vc: 403 }

const newcomer = (user_id: string) => ({
  user_id,
  user_pw: 'Walker!23',
  user_pw_again: 'Walker!23',
  user_name: '김워커',
  user_email: `${user_id}@example.com`,
  user_phone: '010-1234-5678',
  agree_terms: true,
  agree_privacy: true,
})

/** Active staff with the scope, and nobody else. */
const onlyWithScope: Expectation = { ...whoeverProvesDevices, staffWithoutScope: 403 }
const everyActiveStaff: Expectation = { ...onlyWithScope, staffWithoutScope: 'in' }
const onlyClients: Expectation = { ...onlyWithScope, client: 'in', staffWithEveryScope: 403 }

const onlyVcs: Expectation = { ...onlyClients, client: 403, vc: 'in' }

const clientsOrWithScope: Expectation = { ...onlyWithScope, client: 'in' }

const aPerson = { params: { user_no: 1 } }
const aReason = { reason: '확인할 수 없는 회사예요.' }
const aPage = { query: { offset: 0, limit: 10 } }

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

/** Written out, not computed: what each endpoint must answer. A new endpoint needs a row here. */
export const walk: Record<string, WalkRow> = {
  'accessLog.add': { access: whoeverIsSignedIn, sample: { body: { routeTo: '/', routeFrom: '/login' } } },
  'account.read': { access: clientsOrWithScope },
  'account.update': {
    access: clientsOrWithScope,
    sample: { body: { user_name: '김워커', user_email: 'walker9@example.com', user_phone: '010-1234-5678' } },
  },
  'account.changePassword': {
    access: clientsOrWithScope,
    sample: { body: { user_pw: 'Wrong!234', new_pw: 'Walker!23', new_pw_again: 'Walker!23' } },
  },
  'account.sessions': { access: clientsOrWithScope },
  'account.endSession': { access: clientsOrWithScope, sample: { params: { session_no: 1 } } },
  'account.endSessions': { access: clientsOrWithScope },
  'account.devices': { access: onlyWithScope },
  'account.revokeDevice': { access: onlyWithScope, sample: { params: { ud_no: 1 } } },
  'account.leave': { access: onlyClients, sample: { body: { ...aReason, user_pw: 'Wrong!234' } } },
  'alarms.newList': { access: everyActiveMember, sample: { query: { offset: 0, limit: 5 } } },
  'alarms.list': { access: everyActiveMember, sample: { query: { state: 1, offset: 0, limit: 10 } } },
  'alarms.check': { access: everyActiveMember, sample: { params: { al_no: 1 }, body: { state: 2 } } },
  'alarms.checkAll': { access: everyActiveMember, sample: { body: { state: 2 } } },
  'alarms.pushKey': { access: everyActiveMember },
  'alarms.savePush': { access: everyActiveMember, sample: { body: { user_web_push_tokens: [] } } },
  'auth.login': { access: everybody, sample: { body: { user_id: 'walker', user_pw: 'Walker!23' } } },
  'auth.profile': { access: whoeverIsSignedIn },
  'auth.logout': { access: whoeverIsSignedIn },
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
  'join.checkId': { access: everybody, sample: { body: { user_id: 'walker01' } } },
  'join.checkEmail': { access: everybody, sample: { body: { user_email: 'walker@example.com' } } },
  'join.checkBizNo': { access: everybody, sample: { body: { client_biz_no: '124-81-00998' } } },
  'join.client': {
    access: everybody,
    sample: {
      body: {
        ...newcomer('walkclient'),
        client_name: '워커스',
        client_rep_name: '김대표',
        client_biz_no: '124-81-00998',
        is_pre_startup: false,
        bt_no: null,
        client_contact: [{ name: '이담당', number: '01012345678' }],
        client_zip: '06236',
        addr_no: 11680,
        client_addr: '서울특별시 강남구 테헤란로 1',
        client_addr_detail: '2층',
      },
    },
  },
  'join.staff': { access: everybody, sample: { body: { ...newcomer('walkstaff'), team_no: 3 } } },
  'join.vc': {
    access: everybody,
    sample: { body: { ...newcomer('walkvc'), vc_name: '하늘벤처스', vc_position: '심사역' } },
  },
  'join.findId': { access: everybody, sample: { body: { user_name: '김워커', user_email: 'walker@example.com' } } },
  'join.findPassword': { access: everybody, sample: { body: { user_id: 'walker', user_email: 'walker@example.com' } } },
  'join.checkReset': { access: everybody, sample: { body: { token: 'x'.repeat(43) } } },
  'join.resetPassword': {
    access: everybody,
    sample: { body: { token: 'x'.repeat(43), user_pw: 'Walker!23', user_pw_again: 'Walker!23' } },
  },
  'join.deviceProof': { access: whoeverProvesDevices },
  'join.sendDeviceCode': { access: whoeverProvesDevices },
  'join.verifyDevice': { access: whoeverProvesDevices, sample: { body: { code: '123456' } } },
  'members.list': {
    access: onlyWithScope,
    sample: {
      query: {
        standing: 'active',
        keyword: '김',
        user_type: 'emp',
        team_no: 1,
        emp_lv: 1,
        sort: 'user_name',
        desc: 0,
        ...aPage.query,
      },
    },
  },
  'members.detail': { access: onlyWithScope, sample: aPerson },
  'members.approve': {
    access: onlyWithScope,
    sample: { ...aPerson, body: { team_no: 1, emp_lv: 1, emp_scope: ['Index'] } },
  },
  'members.refuse': { access: onlyWithScope, sample: { ...aPerson, body: aReason } },
  'members.suspend': { access: onlyWithScope, sample: { ...aPerson, body: aReason } },
  'members.restore': { access: onlyWithScope, sample: { ...aPerson, body: {} } },
  'members.leave': { access: onlyWithScope, sample: { ...aPerson, body: aReason } },
  'members.update': {
    access: onlyWithScope,
    sample: { ...aPerson, body: { team_no: 1, emp_lv: 1, emp_scope: ['Index'] } },
  },
  'members.devices': { access: onlyWithScope, sample: aPerson },
  'members.revokeDevice': { access: onlyWithScope, sample: { params: { user_no: 1, ud_no: 1 } } },
  'members.sessions': { access: onlyWithScope, sample: aPerson },
  'members.endSession': { access: onlyWithScope, sample: { params: { user_no: 1, session_no: 1 } } },
  'members.endSessions': { access: onlyWithScope, sample: aPerson },
  'members.logins': { access: onlyWithScope, sample: { ...aPerson, ...aPage } },
  'members.history': { access: onlyWithScope, sample: { ...aPerson, ...aPage } },
  'members.clientList': {
    access: onlyWithScope,
    sample: { query: { standing: 'active', keyword: '그린', sort: 'client_name', desc: 0, ...aPage.query } },
  },
  'members.clientDetail': { access: onlyWithScope, sample: aPerson },
  'members.clientApprove': { access: onlyWithScope, sample: { ...aPerson, body: {} } },
  'members.clientRefuse': { access: onlyWithScope, sample: { ...aPerson, body: aReason } },
  'members.clientSuspend': { access: onlyWithScope, sample: { ...aPerson, body: aReason } },
  'members.clientRestore': { access: onlyWithScope, sample: { ...aPerson, body: {} } },
  'members.clientSessions': { access: onlyWithScope, sample: aPerson },
  'members.clientEndSession': { access: onlyWithScope, sample: { params: { user_no: 1, session_no: 1 } } },
  'members.clientEndSessions': { access: onlyWithScope, sample: aPerson },
  'members.clientLogins': { access: onlyWithScope, sample: { ...aPerson, ...aPage } },
  'members.clientHistory': { access: onlyWithScope, sample: { ...aPerson, ...aPage } },
  'outbox.list': { access: everybody, sample: { query: { keyword: '가입' } } },
  'pocket.list': { access: onlyWithScope, sample: { query: { client_no: 1, cl_type: 'free', offset: 0, limit: 10 } } },
  'pocket.add': { access: onlyWithScope, sample: { body: { client_no: 1, cl_amount: 1000, reason: '가입 축하' } } },
  'pocket.reverse': { access: onlyWithScope, sample: { params: { cl_no: 1 }, body: { reason: '잘못 지급' } } },
  'portal.companyInfo': { access: everybody },
  'portal.home': { access: onlyClients },
  'portal.vcHome': { access: onlyVcs },
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
  'versions.list': { access: whoeverIsSignedIn, sample: { query: { offset: 0, limit: 1 } } },
}

export const everyEndpoint = (): { name: string; endpoint: AnyEndpoint }[] =>
  Object.entries(api).flatMap(([feature, group]) =>
    Object.entries(group).map(([name, endpoint]) => ({
      name: `${feature}.${name}`,
      endpoint: endpoint as AnyEndpoint,
    })),
  )

export const rowOf = (name: string): WalkRow => {
  const row = walk[name]
  if (!row) throw new Error(`testing/walk.ts has no row for ${name}`)
  return row
}

/** Half a surrogate pair has no address of its own: its bytes are sent as a broken program would. */
const encoded = (text: string) => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80')

const fill = (path: string, params: Record<string, unknown> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encoded(String(params[name] ?? 1)))

/** One raw call, past the typed client, which would not let us send nonsense. */
export const send = async (
  url: string,
  endpoint: AnyEndpoint,
  request: { params?: Record<string, unknown>; query?: string; body?: string | undefined; token?: string | undefined },
) => {
  const response = await fetch(
    `${url}${fill(endpoint.path, request.params)}${request.query ? `?${request.query}` : ''}`,
    {
      method: endpoint.method,
      headers: {
        ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(request.token ? { authorization: `Bearer ${request.token}` } : {}),
      },
      ...(request.body === undefined ? {} : { body: request.body }),
    },
  )
  const text = await response.text()
  return { status: response.status, text }
}
