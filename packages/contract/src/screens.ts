import type { ScopeName } from './scopes.ts'

/** Who a screen is for; `any` means every signed-in type, `public` everybody. */
export type Area = 'public' | 'any' | 'emp' | 'client' | 'vc'

/** `app` has the menu and the top bar; `bare` stands alone. */
export type Shell = 'app' | 'bare'

/** The staff menu's groups in their order; the first has no heading. */
export const menuGroups = {
  home: '',
  work: '업무',
  meeting: '미팅',
  client: '고객',
  service: '서비스',
  office: '사무',
  statistics: '통계',
  cai: 'Connect AI',
  ad: '광고',
  admin: '관리자',
} as const

export type MenuGroup = keyof typeof menuGroups

/** Entries of one group that share a place in the menu, once there are several of them. */
export const submenus = {
  mypage: { title: '마이페이지', icon: 'userCircle' },
} as const

type SubmenuName = keyof typeof submenus

export interface Screen {
  path: string
  area: Area
  title: string
  shell: Shell
  /** Staff need one of these in `emp_scope`. */
  scope?: readonly ScopeName[]
  menu?: { group: MenuGroup; icon: string; under?: SubmenuName }
}

/** THE route table: a row is added when its screen works; router, menu, gating and the browser tour read it. */
export const screens = {
  Index: {
    path: '/',
    area: 'emp',
    title: '홈',
    shell: 'app',
    menu: { group: 'home', icon: 'home' },
  },
  Login: { path: '/login', area: 'public', title: '로그인', shell: 'bare' },
  JoinType: { path: '/join/type', area: 'public', title: '회원가입', shell: 'bare' },
  JoinClient: { path: '/join/client', area: 'public', title: '고객사 회원가입', shell: 'bare' },
  JoinStaff: { path: '/join/staff', area: 'public', title: '직원 회원가입', shell: 'bare' },
  JoinVc: { path: '/join/vc', area: 'public', title: 'VC 파트너 회원가입', shell: 'bare' },
  JoinResult: { path: '/join/result', area: 'public', title: '가입 결과', shell: 'bare' },
  FindId: { path: '/find-id', area: 'public', title: '아이디 찾기', shell: 'bare' },
  FindIdResult: { path: '/find-id-result', area: 'public', title: '아이디 찾기 결과', shell: 'bare' },
  FindPw: { path: '/find-pw', area: 'public', title: '비밀번호 찾기', shell: 'bare' },
  FindPwResult: { path: '/find-pw-result', area: 'public', title: '비밀번호 찾기 결과', shell: 'bare' },
  DeviceCheck: { path: '/device-check', area: 'emp', title: '새 기기 인증', shell: 'bare' },
  UtilPostcode: { path: '/util-postcode', area: 'public', title: '주소 찾기', shell: 'bare' },
  PreSurveyMtgList: { path: '/pre-survey/mtg-list', area: 'public', title: '다가오는 미팅 찾기', shell: 'bare' },
  PreSurveyQuestion: { path: '/pre-survey/question/:id', area: 'public', title: '사전 설문', shell: 'bare' },
  PreSurveyComplete: { path: '/pre-survey/complete/:id', area: 'public', title: '사전 설문 완료', shell: 'bare' },
  BizHome: {
    path: '/client/home',
    area: 'client',
    title: '대시보드',
    shell: 'app',
    menu: { group: 'home', icon: 'home' },
  },
  AlarmList: { path: '/employee/alarm/list', area: 'emp', title: '알림', shell: 'app' },
  WorkList: {
    path: '/employee/work/list',
    area: 'emp',
    title: '프로젝트',
    shell: 'app',
    scope: ['WorkList'],
    menu: { group: 'work', icon: 'briefcase' },
  },
  WorkListV2: {
    path: '/employee/work-v2/list',
    area: 'emp',
    title: '프로젝트 보드',
    shell: 'app',
    scope: ['WorkListV2'],
    menu: { group: 'work', icon: 'board' },
  },
  WorkV2DetailDashboard: {
    path: '/employee/work-v2/detail/dashboard',
    area: 'emp',
    title: '프로젝트',
    shell: 'app',
    scope: ['WorkList', 'WorkListV2', 'MyPageProject'],
  },
  WorkDetailDashboard: {
    path: '/employee/work/detail/:id/dashboard',
    area: 'emp',
    title: '프로젝트',
    shell: 'app',
    scope: ['WorkList', 'WorkListV2', 'MyPageProject'],
  },
  WorkDetailManagement: {
    path: '/employee/work/detail/:id/management',
    area: 'emp',
    title: '프로젝트 관리',
    shell: 'app',
    scope: ['WorkList', 'WorkListV2', 'MyPageProject'],
  },
  WorkDetailBuildup: {
    path: '/employee/work/detail/:id/buildup',
    area: 'emp',
    title: '프로젝트 빌드업',
    shell: 'app',
    scope: ['WorkList', 'WorkListV2', 'MyPageProject'],
  },
  WorkDetailSchedule: {
    path: '/employee/work/detail/:id/schedule',
    area: 'emp',
    title: '프로젝트 일정',
    shell: 'app',
    scope: ['WorkList', 'WorkListV2', 'MyPageProject'],
  },
  WorkDetailMeeting: {
    path: '/employee/work/detail/:id/work-meeting',
    area: 'emp',
    title: '프로젝트 미팅',
    shell: 'app',
    scope: ['WorkList', 'WorkListV2', 'MyPageProject'],
  },
  WorkDetailData: {
    path: '/employee/work/detail/:id/data',
    area: 'emp',
    title: '프로젝트 자료',
    shell: 'app',
    scope: ['WorkList', 'WorkListV2', 'MyPageProject'],
  },
  TodoList: {
    path: '/employee/todo',
    area: 'emp',
    title: '할 일',
    shell: 'app',
    menu: { group: 'work', icon: 'checklist' },
  },
  ScheduleMeeting: {
    path: '/employee/schedule/meeting',
    area: 'emp',
    title: '미팅 일정',
    shell: 'app',
    scope: ['ScheduleMeeting'],
    menu: { group: 'meeting', icon: 'calendar' },
  },
  ScheduleDetail: {
    path: '/employee/schedule/chart',
    area: 'emp',
    title: '회의실 현황',
    shell: 'app',
    scope: ['ScheduleDetail'],
    menu: { group: 'meeting', icon: 'chart' },
  },
  ScheduleGuide: {
    path: '/employee/schedule/guide',
    area: 'emp',
    title: '가이드 미팅',
    shell: 'app',
    scope: ['ScheduleGuide'],
    menu: { group: 'meeting', icon: 'route' },
  },
  ScheduleVisit: {
    path: '/employee/schedule/visit/:id',
    area: 'emp',
    title: '방문 안내',
    shell: 'app',
    scope: ['ScheduleMeeting', 'MyPageMeeting', 'ScheduleGuide'],
  },
  ScheduleRecord: {
    path: '/employee/schedule/record',
    area: 'emp',
    title: '회의록',
    shell: 'app',
    scope: ['ScheduleRecord'],
    menu: { group: 'meeting', icon: 'notes' },
  },
  ClientVcList: {
    path: '/employee/client/list',
    area: 'emp',
    title: '고객사 · VC',
    shell: 'app',
    scope: ['ClientVcList'],
    menu: { group: 'client', icon: 'building' },
  },
  ClientVcDetail: {
    path: '/employee/client/list/detail/:id',
    area: 'emp',
    title: '회사 정보',
    shell: 'app',
    scope: ['ClientVcList'],
  },
  ClientVcListEdit: {
    path: '/employee/client/list/edit/:id',
    area: 'emp',
    title: '회사 수정',
    shell: 'app',
    scope: ['ClientVcList'],
  },
  ClientVcEdit: {
    path: '/employee/client/edit/:id',
    area: 'emp',
    title: '회사 수정',
    shell: 'app',
    scope: ['ClientVcList'],
  },
  ClientVcCreate: {
    path: '/employee/client/create',
    area: 'emp',
    title: '회사 등록',
    shell: 'app',
    scope: ['ClientVcList'],
  },
  VcEventMain: { path: '/vc/event/main', area: 'vc', title: '이벤트', shell: 'app' },
  MyPageProject: {
    path: '/employee/mypage/project',
    area: 'emp',
    title: '내 프로젝트',
    shell: 'app',
    scope: ['MyPageProject'],
    menu: { group: 'home', icon: 'briefcase', under: 'mypage' },
  },
  MyPageMeeting: {
    path: '/employee/mypage/meeting',
    area: 'emp',
    title: '내 미팅',
    shell: 'app',
    scope: ['MyPageMeeting'],
    menu: { group: 'home', icon: 'calendar', under: 'mypage' },
  },
  MyPageInfo: {
    path: '/employee/mypage/info',
    area: 'emp',
    title: '내 정보',
    shell: 'app',
    scope: ['MyPageInfo'],
    menu: { group: 'home', icon: 'userCircle', under: 'mypage' },
  },
  MemberList: {
    path: '/employee/member/list',
    area: 'emp',
    title: '회원',
    shell: 'app',
    scope: ['MemberList'],
    menu: { group: 'client', icon: 'users' },
  },
  MemberDetail: {
    path: '/employee/member/detail/:id',
    area: 'emp',
    title: '회원 상세',
    shell: 'app',
    scope: ['MemberList'],
  },
  AdminMemberManagement: {
    path: '/employee/admin/member-management',
    area: 'emp',
    title: '직원 관리',
    shell: 'app',
    scope: ['AdminMemberManagement'],
    menu: { group: 'admin', icon: 'userCog' },
  },
  AdminMemberManagementDetail: {
    path: '/employee/admin/member-management/detail/:id',
    area: 'emp',
    title: '직원 상세',
    shell: 'app',
    scope: ['AdminMemberManagement'],
  },
  ClientMyPageInfo: {
    path: '/client/my-page/info',
    area: 'client',
    title: '내 정보 수정',
    shell: 'app',
    menu: { group: 'home', icon: 'userCircle' },
  },
  ClientMyPageLeave: { path: '/client/my-page/leave', area: 'client', title: '서비스 탈퇴', shell: 'app' },
  Components: { path: '/components', area: 'public', title: '컴포넌트', shell: 'bare' },
  ApiDocs: { path: '/docs', area: 'public', title: 'API 문서', shell: 'bare' },
  Outbox: { path: '/docs/outbox', area: 'public', title: '보낸 메시지', shell: 'bare' },
  PageError: { path: '*', area: 'public', title: '페이지를 찾을 수 없어요', shell: 'bare' },
} as const satisfies Record<string, Screen>

export type ScreenName = keyof typeof screens

export const screenOf = (name: ScreenName): Screen => screens[name]
