import type { AccountCounts, AccountStatus } from '@crm/contract/features/members/members.rows'
import { showNumber } from '@crm/contract/kit/numbers'

const people = (count: number) => `${showNumber(count)}명`

const emptyOf: Record<AccountStatus, string> = {
  waiting: '승인을 기다리는 사람이 없어요.',
  active: '아직 아무도 없어요.',
  closed: '거절하거나 정지한 사람이 없어요.',
  left: '떠난 사람이 없어요.',
}

/** What both lists of people say. */
const listOf = (title: string, active: string) => ({
  title,
  context: (answer: { counts: AccountCounts } | undefined) =>
    answer
      ? `승인 대기 ${people(answer.counts.waiting)} · ${active} ${people(answer.counts.active)}`
      : '불러오는 중이에요',
  empty: ({ account_status }: { account_status: AccountStatus }) => emptyOf[account_status],
  notFound: '조건에 맞는 사람이 없어요.',
})

export const membersText = {
  palette: {
    verify: '회원 승인',
    verifyAlso: ['가입 승인'],
    approve: '직원 승인',
    approveAlso: ['직원 등록', '권한 설정'],
  },
  staffList: listOf('직원 관리', '승인'),
  clientList: listOf('회원', '승인'),

  statusFilter: '상태',
  staffStatuses: { waiting: '승인 대기', active: '승인', closed: '거절 · 정지', left: '퇴사 · 탈퇴' } satisfies Record<
    AccountStatus,
    string
  >,
  clientStatuses: { waiting: '승인 대기', active: '승인', closed: '거절 · 정지', left: '탈퇴' } satisfies Record<
    AccountStatus,
    string
  >,

  searchHint: '이름, 연락처, 소속',
  searchStaff: '이름, 아이디, 연락처, VC 검색',
  searchClients: '이름, 아이디, 연락처, 회사 검색',
  type: '구분',
  team: '팀',
  level: '직급',
  allTypes: '전체 구분',
  allLevels: '전체 직급',

  name: '이름',
  userId: '아이디',
  place: '소속',
  company: '회사',
  email: '이메일',
  phone: '휴대폰',
  joined: '가입일',
  lastLogin: '최근 로그인',
  never: '없음',
  account_status: '상태',
  noTeam: '팀 없음',

  backToStaff: '직원 관리',
  backToClients: '회원',
  missingTitle: '이 사람을 찾을 수 없어요.',

  facts: '기본 정보',
  position: '직책',
  firm: 'VC',
  closedAt: '처리일',
  reason: '사유',

  companyTitle: '회사',
  representative: '대표자',
  businessNumber: '사업자등록번호',
  address: '주소',
  contacts: '연락처',
  noContacts: '등록된 연락처가 없어요.',
  openCompany: '회사 보기',

  positionAndScopes: '소속과 권한',
  scopes: '메뉴 권한',
  chosenScopes: (count: number) => `${count}개`,
  scopeCount: (chosen: number, all: number) => `${chosen} / ${all}`,
  presets: '권한 세트',
  home: '홈 · 마이페이지',
  save: '저장',
  undo: '되돌리기',
  approveHint: '승인하면 아래의 팀, 직급, 메뉴로 바로 시작해요.',

  approve: '승인',
  verify: '승인',
  moreActs: '다른 작업',
  refuse: '거절',
  suspend: '정지',
  restore: '복구',
  leaveStaff: '퇴사 처리',
  leaveVc: '탈퇴 처리',
  approveTitle: (name: string) => `${name} 님의 가입을 승인할까요?`,
  refuseTitle: (name: string) => `${name} 님의 가입을 거절할까요?`,
  suspendTitle: (name: string) => `${name} 님의 계정을 정지할까요?`,
  restoreTitle: (name: string) => `${name} 님의 계정을 복구할까요?`,
  leaveTitle: (name: string) => `${name} 님을 떠난 사람으로 처리할까요?`,
  told: '결과와 사유를 메일과 알림으로 알려요.',
  suspendHint: '로그인된 기기에서 모두 바로 로그아웃돼요. 사유는 메일과 알림으로 알려요.',
  restoreHint: '바로 다시 사용할 수 있게 돼요. 메일과 알림으로 알려요.',
  leaveHint: '로그인된 기기에서 모두 바로 로그아웃되고 다시 로그인할 수 없어요.',
  reasonPlaceholder: '본인에게 그대로 전달돼요.',
  approved: '승인했어요',
  refused: '거절했어요',
  suspended: '정지했어요',
  left: '떠난 사람으로 처리했어요',

  sessions: '로그인된 기기',
  noSessions: '로그인된 기기가 없어요.',
  current: '현재',
  endSession: '로그아웃',
  endSessions: '모두 로그아웃',
  endSessionsTitle: '모든 기기에서 로그아웃할까요?',
  endSessionsHint: '바로 로그아웃되고, 다시 로그인해야 사용할 수 있어요.',
  ended: '로그아웃했어요',
  seenAt: '마지막 사용',

  devices: '인증한 기기',
  noDevices: '인증한 기기가 없어요.',
  verifiedAt: '인증',
  revoke: '해제',
  revokeTitle: (name: string) => `${name} 기기의 인증을 해제할까요?`,
  revokeHint: '그 기기에서 바로 로그아웃되고, 다시 쓰려면 인증해야 해요.',
  revoked: '기기 인증을 해제했어요',

  logins: '로그인 기록',
  noLogins: '로그인 기록이 없어요.',
} as const
