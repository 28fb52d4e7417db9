import type { Tone } from '../../shared/ui/display/Tag.tsx'

export interface SampleProject {
  proj_no: number
  client_name: string
  managers: string
  next_meeting: string | null
  todo: string
  type: string
  round: number
}

export const typeTones: Record<string, Tone> = {
  투자유치: 'accent',
  정부지원: 'violet',
  브랜딩: 'teal',
  플랫폼개발: 'green',
}

const rows: Omit<SampleProject, 'proj_no'>[] = [
  {
    client_name: '그린루프',
    managers: '김서연, 박지후',
    next_meeting: '2025-11-16 14:00',
    todo: 'IR 덱 3차 수정본 검토',
    type: '투자유치',
    round: 3,
  },
  {
    client_name: '메디브릿지',
    managers: '김서연',
    next_meeting: '2025-11-17 10:30',
    todo: '재무모델 요청 자료 회신',
    type: '정부지원',
    round: 1,
  },
  {
    client_name: '스튜디오 온',
    managers: '김서연, 이도윤',
    next_meeting: '2025-11-19 16:15',
    todo: '브랜드 가이드 초안',
    type: '브랜딩',
    round: 2,
  },
  {
    client_name: '팜스케일',
    managers: '김서연',
    next_meeting: null,
    todo: 'MVP 범위 합의',
    type: '플랫폼개발',
    round: 5,
  },
  {
    client_name: '오르빗랩스',
    managers: '김서연, 최하은',
    next_meeting: '2025-11-24 11:00',
    todo: '사업계획서 v2',
    type: '투자유치',
    round: 1,
  },
]

const many = 64

/** Enough projects for several pages. */
export const sampleProjects: SampleProject[] = Array.from({ length: many }, (_, index) => {
  const row = rows[index % rows.length] as (typeof rows)[number]
  const round = Math.floor(index / rows.length) + 1
  return { ...row, proj_no: index + 1, client_name: round === 1 ? row.client_name : `${row.client_name} ${round}호` }
})

export const longProjects: SampleProject[] = sampleProjects.slice(0, 3).map((project) => ({
  ...project,
  client_name: '주식회사 대한민국미래모빌리티인공지능융합기술연구소홀딩스 서울지점',
  managers: '김서연, 박지후, 이도윤, 최하은, 정우진, 한소율, 오지안',
  todo: '해외 투자자 대상 영문 IR 자료와 재무모델, 시장 조사 보고서를 하나로 합쳐 다음 주까지 다시 검토하고 회신하기',
}))
