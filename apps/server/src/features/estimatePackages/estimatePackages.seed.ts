import { defineSeed } from '../../../seed/seed.ts'

/** Name, text, the names of its items. */
const samples: readonly (readonly [string, string, readonly string[]])[] = [
  ['시드 투자 준비', '처음 투자받는 회사를 위한 기본 묶음', ['IR 덱 제작', '재무 추정 모델', '데모데이 발표 코칭']],
  ['시리즈 A 투자 유치', '자료부터 투자자 미팅까지', ['IR 덱 제작', '기업가치 산정 보고서', '투자자 미팅 주선']],
  ['예비창업패키지 합격', '사업계획서와 발표 준비', ['예비창업패키지 사업계획서', '발표평가 준비']],
  ['브랜드 새로 만들기', '이름부터 홈페이지까지', ['브랜드 전략 수립', '로고 · CI 디자인', '홈페이지 제작']],
  ['MVP 출시', '설계, 개발, 첫 달 운영', ['MVP 화면 설계', 'MVP 개발', '서버 운영 대행']],
  ['법인 시작 꾸러미', '설립, 상표, 벤처 인증', ['법인 설립 지원', '상표 출원 지원', '벤처기업 인증 지원']],
]

export const seed = defineSeed({
  after: ['estimateItems'],
  demo: async (db) => {
    const items = await db.selectFrom('estimate_items').select(['ei_no', 'ei_name']).execute()
    const numbers = new Map(items.map(({ ei_no, ei_name }) => [ei_name, ei_no]))
    const linesOf = (names: readonly string[]) =>
      names.map((name, at) => ({ ei_no: numbers.get(name), quantity: 1, rate: at === 0 ? 10 : 0 }))
    await db
      .insertInto('estimate_packages')
      .values(
        samples.map(([ep_name, ep_text, names]) => ({
          ep_name,
          ep_text,
          ep_lines: JSON.stringify(linesOf(names)),
          emp_no: 1,
        })),
      )
      .execute()
  },
})
