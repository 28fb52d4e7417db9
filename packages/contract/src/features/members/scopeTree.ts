import * as z from 'zod'
import type { MenuGroup } from '../../kit/screen.ts'
import { adminScopeNames, type ScopeName, scopeNames } from '../../scopes.ts'

/** The word for each scope, as the menu has it. */
export const scopeWords: Record<ScopeName, string> = {
  Index: '홈',
  MyPageProject: '내 프로젝트',
  MyPageMeeting: '내 미팅',
  MyPageData: '내 자료',
  MypageAttendance: '내 근태',
  MyPageInfo: '내 정보',
  NoticeList: '공지사항',
  TeamBoardList: '팀 게시판',
  WorkList: '프로젝트',
  WorkListV2: '프로젝트 보드',
  KeywordList: '키워드',
  ScheduleMeeting: '미팅 일정',
  ScheduleDetail: '회의실 현황',
  ScheduleGuide: '가이드 미팅',
  ScheduleRecord: '회의록',
  StaticsOverPre: '사전미팅 통계',
  StaticsOnPre: '진행 사전미팅 통계',
  StaticsOverAll: '전체 통계',
  CaiHome: 'CAI 홈',
  CaiClientList: 'CAI 고객사',
  CaiProject: 'CAI 프로젝트',
  CaiServiceRequestList: 'CAI 서비스 요청',
  CaiInquiry: 'CAI 문의',
  CaiStatics: 'CAI 매출 통계',
  StaffEventList: '이벤트',
  ClientVcList: '고객사 · VC',
  SupportList: '지원사업',
  MemberList: '회원',
  Attendance: '근태 · 휴가',
  ApprovalList: '전자결재',
  WebinarAdmList: '웨비나',
  CampAdmList: '멘토캠프',
  AiCrmList: 'AI CRM',
  InquiryList: '문의',
  CustomerInquiryList: '고객 문의',
  BuildupService: '빌드업 서비스',
  AdvList: '광고',
  AdInvList: '광고 집행',
  AdInvCalendarList: '광고 달력',
  AdminMembership: '멤버십 관리',
  AdminItem: '견적 관리',
  AdminTheme: '테마 관리',
  AdminReport: '보고서 관리',
  AdminTm: 'TM 관리',
  AdminContract: '계약 관리',
  AdminMemberManagement: '직원 관리',
  AdminSynthesis: '종합 관리',
  AdminCoupon: '쿠폰 관리',
  AdminSuccessCase: '성공사례 관리',
}

/** Every scope in its place in the staff menu, whether its screen is there yet or not. */
export const scopeTree: Record<MenuGroup, readonly ScopeName[]> = {
  home: ['Index', 'MyPageProject', 'MyPageMeeting', 'MyPageData', 'MypageAttendance', 'MyPageInfo'],
  work: ['WorkList', 'WorkListV2', 'KeywordList', 'NoticeList', 'TeamBoardList'],
  meeting: ['ScheduleMeeting', 'ScheduleDetail', 'ScheduleGuide', 'ScheduleRecord'],
  client: ['ClientVcList', 'MemberList', 'InquiryList', 'CustomerInquiryList', 'AiCrmList'],
  service: ['StaffEventList', 'SupportList', 'WebinarAdmList', 'CampAdmList', 'BuildupService'],
  office: ['Attendance', 'ApprovalList'],
  statistics: ['StaticsOverPre', 'StaticsOnPre', 'StaticsOverAll'],
  cai: ['CaiHome', 'CaiClientList', 'CaiProject', 'CaiServiceRequestList', 'CaiInquiry', 'CaiStatics'],
  ad: ['AdvList', 'AdInvList', 'AdInvCalendarList'],
  admin: [
    'AdminMembership',
    'AdminItem',
    'AdminTheme',
    'AdminReport',
    'AdminTm',
    'AdminContract',
    'AdminMemberManagement',
    'AdminSynthesis',
    'AdminCoupon',
    'AdminSuccessCase',
  ],
}

const everyday: ScopeName[] = [...scopeTree.home, ...scopeTree.work, ...scopeTree.meeting, 'ClientVcList']

export interface ScopePreset {
  name: string
  scopes: readonly ScopeName[]
}

/** What people usually may open, to start from. */
export const scopePresets: Record<'staff' | 'lead' | 'cai' | 'admin', ScopePreset> = {
  staff: { name: '일반 직원', scopes: everyday },
  lead: { name: '팀장', scopes: scopeNames.filter((name) => !adminScopeNames.includes(name)) },
  cai: { name: 'Connect AI', scopes: [...scopeTree.cai, 'MyPageInfo'] },
  admin: { name: '관리자', scopes: scopeNames },
}

/** A set of scopes: each once, in the order of the menu. */
export const ScopeList = z
  .array(z.literal(scopeNames))
  .max(scopeNames.length)
  .transform((scopes) => scopeNames.filter((name) => scopes.includes(name)))
