import type { CourseDraft } from '@crm/contract/features/courses/courses.rows'

interface DemoCourse extends Pick<CourseDraft, 'crs_title' | 'crs_summary' | 'crs_level' | 'crs_price'> {
  /** A login of the demo, or the name of somebody from outside. */
  teacher: { user_id: string } | { name: string }
  sale?: number
  lectures: readonly [start: string, ...rest: string[]]
  is_guarded?: boolean
  is_tax_free?: boolean
}

const manager = { user_id: 'manager' }
const designer = { user_id: 'designer' }
const ceo = { user_id: 'ceo' }

const level = { start: 1, first: 2, middle: 3 } as const

/** Three courses a category, in the order in which the category shows them. */
export const demoCourses: Record<CourseDraft['cat_code'], readonly DemoCourse[]> = {
  basic: [
    {
      crs_title: '창업 첫 달에 꼭 할 일',
      crs_summary: '법인 설립부터 통장, 세금, 첫 계약까지 한 달 안에 끝내요.',
      crs_level: level.start,
      crs_price: 0,
      teacher: manager,
      lectures: ['법인과 개인사업자', '설립 등기 준비물', '사업자 통장과 카드', '첫 세금 신고', '근로계약서 쓰기'],
    },
    {
      crs_title: '린 캔버스로 사업 한 장에 담기',
      crs_summary: '아홉 칸을 채우며 무엇부터 확인할지 정해요.',
      crs_level: level.start,
      crs_price: 66_000,
      sale: 49_000,
      teacher: ceo,
      lectures: ['문제와 고객', '대안 살펴보기', '고유한 가치', '지표 고르기', '비용과 수익', '가설 순서 정하기'],
    },
    {
      crs_title: '고객 인터뷰 열 번이면 보이는 것',
      crs_summary: '묻는 법, 듣는 법, 적는 법을 실제 대화로 배워요.',
      crs_level: level.first,
      crs_price: 88_000,
      teacher: { name: '윤가람' },
      lectures: ['누구를 만날까', '질문지 만들기', '유도하지 않고 묻기', '기록과 분류', '결정으로 바꾸기'],
    },
  ],
  invest: [
    {
      crs_title: '처음 시작하는 IR',
      crs_summary: '투자자에게 보여 줄 첫 자료를 열 장으로 만들어요.',
      crs_level: level.start,
      crs_price: 132_000,
      sale: 99_000,
      teacher: manager,
      is_guarded: true,
      lectures: [
        '투자자는 무엇을 보나',
        '한 줄로 소개하기',
        '시장 크기 셈하기',
        '성장 지표',
        '팀 소개',
        '질문에 답하기',
      ],
    },
    {
      crs_title: '투자계약서 읽기',
      crs_summary: '상환전환우선주부터 동의권까지, 서명 전에 알아야 할 조항을 읽어요.',
      crs_level: level.middle,
      crs_price: 220_000,
      teacher: { name: '서지안 변호사' },
      lectures: ['계약의 구조', '우선주의 권리', '전환과 상환', '동의권과 협의권', '진술과 보장', '위약과 해지'],
    },
    {
      crs_title: '정부지원사업 사업계획서 쓰기',
      crs_summary: '평가표의 순서대로 쓰고, 예산을 항목에 맞춰요.',
      crs_level: level.first,
      crs_price: 110_000,
      teacher: { name: '오세훈' },
      is_tax_free: true,
      lectures: ['공고문 읽는 법', '문제 인식', '실현 가능성', '성장 전략', '예산표 만들기', '발표 평가'],
    },
  ],
  marketing: [
    {
      crs_title: '광고비 없이 첫 고객 100명',
      crs_summary: '검색, 커뮤니티, 소개로 처음 백 명을 모아요.',
      crs_level: level.start,
      crs_price: 77_000,
      sale: 55_000,
      teacher: designer,
      lectures: ['고객이 있는 곳', '검색되는 글쓰기', '소개 부탁하기', '첫 구매 관찰', '다시 오게 하기'],
    },
    {
      crs_title: '퍼포먼스 마케팅 숫자 읽기',
      crs_summary: '전환율, 획득 비용, 회수 기간을 표 하나로 봐요.',
      crs_level: level.middle,
      crs_price: 165_000,
      teacher: { name: '한유진' },
      lectures: ['퍼널 그리기', '획득 비용', '회수 기간', '실험 설계', '예산 나누기'],
    },
    {
      crs_title: '콜드메일로 기업 고객 만나기',
      crs_summary: '열리는 제목과 답이 오는 본문을 써요.',
      crs_level: level.first,
      crs_price: 99_000,
      teacher: manager,
      lectures: ['받는 사람 고르기', '제목 쓰기', '본문 다섯 줄', '다시 보내기', '미팅 잡기'],
    },
  ],
  branding: [
    {
      crs_title: '브랜드 이름 짓기',
      crs_summary: '후보를 모으고 상표를 확인해 이름을 정해요.',
      crs_level: level.start,
      crs_price: 66_000,
      teacher: designer,
      lectures: ['좋은 이름의 조건', '낱말 모으기', '상표 검색', '후보 줄이기', '사용자에게 묻기'],
    },
    {
      crs_title: '하루에 끝내는 브랜드 가이드',
      crs_summary: '색, 글꼴, 말투를 한 문서로 정리해요.',
      crs_level: level.first,
      crs_price: 88_000,
      sale: 66_000,
      teacher: designer,
      lectures: ['성격 정하기', '색과 대비', '글꼴 고르기', '말투 기준', '예시 만들기'],
    },
    {
      crs_title: '투자자도 기억하는 소개 영상',
      crs_summary: '90초 안에 문제, 해결, 증거를 보여 줘요.',
      crs_level: level.middle,
      crs_price: 143_000,
      teacher: { name: '문하늘' },
      lectures: ['대본 쓰기', '화면 순서', '촬영 준비', '자막과 음악', '배포하기'],
    },
  ],
  development: [
    {
      crs_title: '개발을 맡기기 전에',
      crs_summary: '요구사항, 견적, 계약서를 개발자가 아니어도 볼 수 있게 돼요.',
      crs_level: level.start,
      crs_price: 110_000,
      teacher: { name: '장태오' },
      lectures: ['만들 것 적기', '화면 흐름 그리기', '견적 비교', '계약과 검수', '유지보수'],
    },
    {
      crs_title: '노코드로 MVP 만들기',
      crs_summary: '코드 없이 두 주 안에 돌아가는 제품을 내놓아요.',
      crs_level: level.first,
      crs_price: 132_000,
      sale: 99_000,
      teacher: { name: '권민서' },
      lectures: ['도구 고르기', '데이터 설계', '화면 만들기', '결제 붙이기', '공개하고 지켜보기'],
    },
    {
      crs_title: '대표를 위한 데이터베이스 첫걸음',
      crs_summary: '표와 질의를 이해하고 숫자를 직접 뽑아요.',
      crs_level: level.middle,
      crs_price: 121_000,
      teacher: { name: '백승우' },
      is_guarded: true,
      lectures: ['표로 생각하기', '필요한 줄 찾기', '묶어서 세기', '표 잇기', '지표 만들기'],
    },
  ],
  insight: [
    {
      crs_title: '선배 창업자의 실패 기록',
      crs_summary: '세 번의 실패에서 남은 것을 솔직하게 이야기해요.',
      crs_level: level.start,
      crs_price: 0,
      teacher: { name: '임도현' },
      lectures: ['첫 번째 실패', '두 번째 실패', '세 번째 실패', '그래도 남은 것'],
    },
    {
      crs_title: '올해의 스타트업 시장 읽기',
      crs_summary: '투자 통계와 정책을 함께 보며 내년을 준비해요.',
      crs_level: level.first,
      crs_price: 55_000,
      teacher: ceo,
      lectures: ['투자 흐름', '정책 변화', '업종별 신호', '내년 준비'],
    },
    {
      crs_title: '심사역과 나누는 대화',
      crs_summary: '투자를 결정하는 사람은 무엇을 고민할까요?',
      crs_level: level.middle,
      crs_price: 99_000,
      teacher: { name: '신예린 심사역' },
      lectures: ['첫 만남', '내부 심사', '거절의 이유', '투자 이후'],
    },
  ],
}
