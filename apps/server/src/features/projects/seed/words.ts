import type { ProgressStage } from '@crm/contract/features/projects/projects.words'

/** What the demo's projects are about: service (psrv_no), kind of work (pt_no), the words of its name. */
export const works: [psrv_no: number, pt_no: number, words: string][] = [
  [1, 11, '시드 라운드 IR 덱 제작'],
  [2, 22, '초기창업패키지 지원'],
  [3, 31, '브랜드 아이덴티티 정립'],
  [4, 42, 'MVP 앱 개발'],
  [6, 51, '사업계획서 고도화'],
  [1, 12, '프리A 투자 유치 자문'],
  [5, 33, '퍼포먼스 마케팅 3개월'],
  [2, 24, 'TIPS 추천 준비'],
  [7, 52, '재무 · 세무 멘토링'],
  [4, 43, '예약 플랫폼 웹 개발'],
  [2, 21, '예비창업패키지 지원'],
  [8, 53, '특허 출원 · 벤처 인증'],
  [3, 32, '전시회 홍보물 디자인'],
  [1, 14, '데모데이 발표 준비'],
  [2, 26, 'R&D 과제 제안서'],
  [5, 34, '서비스 소개 영상 제작'],
  [1, 13, '기업가치 평가'],
  [4, 41, '서비스 기획 컨설팅'],
  [2, 25, '정책자금 신청'],
  [7, 54, '인사 · 노무 멘토링'],
]

/** From the oldest projects to the newest: what they have reached by now. */
export const stagesByAge: ProgressStage[][] = [
  ['completed', 'completed', 'started', 'completed', 'completed', 'unknown', 'completed', 'completed'],
  ['completed', 'started', 'completed', 'started', 'paid', 'started', 'completed', 'guide'],
  ['started', 'paid', 'guide', 'started', 'pre', 'paid', 'guide', 'started', 'completed'],
  ['guide', 'pre', 'paid', 'guide', 'inquiry', 'pre', 'started'],
  ['inquiry', 'pre', 'inquiry', 'guide', 'pre', 'inquiry'],
]

export const specialNotes = [
  '대표 일정이 화요일에만 가능. 미팅은 최소 3일 전에 제안할 것.',
  '공동창업자 지분 정리 중. IR 자료에 지분 구조는 비워 둘 것.',
  '1차 시안에서 색상 변경 요청. 경쟁사와 비슷해 보이지 않도록 주의.',
  '지원사업 마감이 이번 달 말. 서류 초안은 다음 주까지 전달하기로 함.',
  '세금계산서는 매월 25일 이전에 발행해야 함.',
  '투자사 소개는 대표 동의를 받은 뒤에만 진행.',
  '연락은 대표 대신 김 팀장에게. 결재는 대표가 직접 함.',
]

export const backReasons = [
  '대표가 바뀌어 처음부터 다시 논의하기로 했어요.',
  '계약 범위를 줄여서 견적을 다시 내기로 했어요.',
  '지원사업 일정이 미뤄져 착수를 늦추기로 했어요.',
]
export const lostReason = '석 달째 연락이 닿지 않아요.'

export const indicatorTitles = [
  'IR 덱 1차 초안',
  '투자사 3곳 미팅',
  '사업계획서 제출',
  '발표평가 준비 완료',
  '시안 확정',
  '랜딩 페이지 공개',
  '월 활성 사용자 1,000명',
  '재무모델 검토',
  '특허 명세서 전달',
  '베타 테스트 시작',
]

/** What people buy with pocket: category (pc_no), name, price, steps (pps_no). */
export const purchases: [pc_no: number, pbu_name: string, pbu_cash: number, pps_nos: number[]][] = [
  [11, 'IR 덱 디자인', 60_000, [3, 31, 32, 4, 42, 422, 44, 45, 451, 452, 5, 51]],
  [12, '사업계획서 첨삭', 40_000, [3, 31, 33, 4, 42, 421, 44, 5, 51, 52]],
  [13, '로고 시안 2종', 50_000, [3, 31, 4, 45, 451, 452, 5, 51, 52]],
  [14, '랜딩 페이지 제작', 80_000, [3, 31, 32, 4, 46, 461, 462, 463, 5, 51]],
  [15, '상표 출원 상담', 20_000, [3, 31, 33, 4, 41, 5, 51]],
  [16, '재무모델 점검', 30_000, [3, 31, 33, 4, 42, 423, 44, 5, 51, 6, 61]],
]
