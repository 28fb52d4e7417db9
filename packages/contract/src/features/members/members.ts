import * as z from 'zod'
import { staff } from '../../access.ts'
import { listOf, nothing, pageOf } from '../../kit/answer.ts'
import { endpoint, type MemberAccess } from '../../kit/endpoint.ts'
import { flag, key, keyword, no, paging } from '../../kit/fields.ts'
import { empLevel } from '../auth/auth.ts'
import {
  AccountCounts,
  accountStatus,
  ClientMemberRow,
  EmployeePosition,
  Member,
  MemberDevice,
  MemberLogin,
  MemberRow,
  MemberSession,
  Reason,
} from './members.rows.ts'

const countedPageOf = <Row extends z.ZodType>(row: Row) => pageOf(row).extend({ counts: AccountCounts })

const filter = {
  account_status: accountStatus.schema.default('waiting'),
  keyword: keyword(),
  desc: flag().default(1),
  ...paging,
}

const StaffFilter = z.object({
  ...filter,
  user_type: z.enum(['emp', 'vc']).optional(),
  team_no: key().optional(),
  emp_lv: z.coerce.number().pipe(empLevel.schema).optional(),
  sort: z.enum(['reg_dt', 'user_name', 'team_name', 'emp_lv', 'login_dt']).default('reg_dt'),
})
const ClientMemberFilter = z.object({
  ...filter,
  sort: z.enum(['reg_dt', 'user_name', 'client_name']).default('reg_dt'),
})

const params = z.object({ user_no: key() })
const pages = z.object(paging)

/** What can be asked and decided about one person, alike for every kind of people. */
const aboutPeople = (path: string, access: MemberAccess) => {
  const decide = <Body extends z.ZodType>(name: string, summary: string, body: Body) =>
    endpoint({
      method: 'POST',
      path: `${path}/:user_no/${name}`,
      summary,
      access,
      params,
      body,
      response: listOf(Member),
    })
  return {
    detail: endpoint({
      method: 'GET',
      path: `${path}/:user_no`,
      summary: '한 사람',
      access,
      params,
      response: listOf(Member),
    }),
    refuse: decide('refuse', '가입 거절', Reason),
    suspend: decide('suspend', '사용 정지: 모든 기기에서 바로 로그아웃된다', Reason),
    restore: decide('restore', '거절, 정지, 탈퇴한 계정 복구', z.object({})),
    sessions: endpoint({
      method: 'GET',
      path: `${path}/:user_no/sessions`,
      summary: '로그인된 기기. 최근 것부터',
      access,
      params,
      response: listOf(MemberSession),
    }),
    endSession: endpoint({
      method: 'DELETE',
      path: `${path}/:user_no/sessions/:session_no`,
      summary: '로그인 하나 끝내기',
      access,
      params: params.extend({ session_no: key() }),
      response: nothing(),
    }),
    endSessions: endpoint({
      method: 'DELETE',
      path: `${path}/:user_no/sessions`,
      summary: '모든 로그인 끝내기',
      access,
      params,
      response: nothing(),
    }),
    logins: endpoint({
      method: 'GET',
      path: `${path}/:user_no/logins`,
      summary: '로그인 기록. 최근 것부터, 실패도',
      access,
      params,
      query: pages,
      response: pageOf(MemberLogin),
    }),
    decide,
  }
}

const adminPath = '/crm/v3/member_management'
const admin = staff('AdminMemberManagement')
const { decide: decideOnStaff, ...staffMembers } = aboutPeople(adminPath, admin)

const clientPath = '/crm/v3/members'
const clientAccess = staff('MemberList')
const { decide: decideOnClient, ...clientMembers } = aboutPeople(clientPath, clientAccess)

/** The same things done to either kind of people: screens take one of these two. */
export const memberEndpoints = {
  staff: {
    ...staffMembers,
    approve: decideOnStaff('approve', '가입 승인. 직원은 소속과 권한을 함께 정할 수 있다', EmployeePosition.partial()),
  },
  client: { ...clientMembers, approve: decideOnClient('approve', '고객사 회원 승인', z.object({})) },
}

export const members = {
  excel: endpoint({
    method: 'GET',
    path: `${adminPath}/excel`,
    summary: '직원과 VC 목록을 엑셀 파일로. 거르는 조건과 순서는 목록과 같다',
    access: admin,
    binary: true,
    query: StaffFilter.omit({ offset: true, limit: true }),
    response: listOf(z.never()),
  }),
  list: endpoint({
    method: 'GET',
    path: adminPath,
    summary: '직원과 VC 목록',
    access: admin,
    query: StaffFilter,
    response: countedPageOf(MemberRow),
  }),
  detail: memberEndpoints.staff.detail,
  approve: memberEndpoints.staff.approve,
  refuse: memberEndpoints.staff.refuse,
  suspend: memberEndpoints.staff.suspend,
  restore: memberEndpoints.staff.restore,
  leave: decideOnStaff('leave', '퇴사 또는 탈퇴 처리: 모든 기기에서 바로 로그아웃된다', Reason),
  update: endpoint({
    method: 'PUT',
    path: `${adminPath}/:user_no`,
    summary: '직원의 팀, 직급, 메뉴 권한. rev를 보냈는데 낡았으면 409',
    access: admin,
    params,
    body: EmployeePosition.extend({ rev: no().optional() }),
    response: listOf(Member),
  }),
  devices: endpoint({
    method: 'GET',
    path: `${adminPath}/:user_no/devices`,
    summary: '인증한 기기',
    access: admin,
    params,
    response: listOf(MemberDevice),
  }),
  revokeDevice: endpoint({
    method: 'DELETE',
    path: `${adminPath}/:user_no/devices/:ud_no`,
    summary: '기기 인증 해제: 그 기기의 로그인도 끝난다',
    access: admin,
    params: params.extend({ ud_no: key() }),
    response: nothing(),
  }),
  sessions: memberEndpoints.staff.sessions,
  endSession: memberEndpoints.staff.endSession,
  endSessions: memberEndpoints.staff.endSessions,
  logins: memberEndpoints.staff.logins,

  clientExcel: endpoint({
    method: 'GET',
    path: `${clientPath}/excel`,
    summary: '고객사 회원 목록을 엑셀 파일로. 거르는 조건과 순서는 목록과 같다',
    access: clientAccess,
    binary: true,
    query: ClientMemberFilter.omit({ offset: true, limit: true }),
    response: listOf(z.never()),
  }),
  clientList: endpoint({
    method: 'GET',
    path: clientPath,
    summary: '고객사 회원 목록',
    access: clientAccess,
    query: ClientMemberFilter,
    response: countedPageOf(ClientMemberRow),
  }),
  clientDetail: memberEndpoints.client.detail,
  clientApprove: memberEndpoints.client.approve,
  clientRefuse: memberEndpoints.client.refuse,
  clientSuspend: memberEndpoints.client.suspend,
  clientRestore: memberEndpoints.client.restore,
  clientSessions: memberEndpoints.client.sessions,
  clientEndSession: memberEndpoints.client.endSession,
  clientEndSessions: memberEndpoints.client.endSessions,
  clientLogins: memberEndpoints.client.logins,
}
