/** What was said in the demo's recordings. */
export interface Talk {
  title: string
  hoursAgo: number
  isLinked?: true
  transcriber: 'browser' | 'server'
  lines: { speaker?: string; text: string }[]
}

export const talks: Talk[] = [
  {
    title: '투자 유치 준비 미팅',
    hoursAgo: 20,
    isLinked: true,
    transcriber: 'server',
    lines: [
      { speaker: '컨설턴트', text: '오늘은 투자 유치 일정을 먼저 맞춰 볼게요.' },
      { text: '지난번에 말씀드린 사업계획서는 다 읽어 보셨을까요?' },
      { speaker: '대표', text: '네, 시장 규모 부분을 조금 더 보강하면 좋겠어요.' },
      { text: '경쟁사 자료는 이번 주 안에 보내 드릴게요.' },
      { speaker: '컨설턴트', text: '희망하시는 투자 금액은 5억 원으로 보면 될까요?' },
      { speaker: '대표', text: '3억에서 5억 사이면 충분해요.' },
      { speaker: '컨설턴트', text: '그럼 다음 미팅은 다음 주 같은 시간에 하겠습니다.' },
    ],
  },
  {
    title: '가이드 미팅 2회차',
    hoursAgo: 44,
    isLinked: true,
    transcriber: 'browser',
    lines: [
      { text: '지난 회차 숙제부터 확인할게요.' },
      { text: '고객 인터뷰를 열두 분 진행했어요.' },
      { text: '가장 많이 나온 불편은 예약 변경이었어요.' },
      { text: '그러면 첫 화면에서 예약 변경을 바로 할 수 있게 바꿔 보시죠.' },
      { text: '디자이너 연락처는 010-2345-6789예요.' },
    ],
  },
  {
    title: '정부 지원 사업 상담',
    hoursAgo: 70,
    transcriber: 'browser',
    lines: [
      { text: '예비창업패키지와 초기창업패키지의 차이를 설명드릴게요.' },
      { text: '사업자 등록을 한 지 삼 년이 안 되었으면 둘 다 볼 수 있어요.' },
      { text: '지원금은 최대 1억 원이고 자부담이 있어요.' },
      { text: '신청 마감은 공고가 난 뒤 삼 주 정도예요.' },
    ],
  },
  {
    title: '주간 팀 회의',
    hoursAgo: 96,
    transcriber: 'server',
    lines: [
      { speaker: '팀장', text: '이번 주 진행 상황을 돌아가며 이야기해요.' },
      { speaker: '민서', text: '신규 상담이 네 건 있었고 두 건은 계약까지 갔어요.' },
      { speaker: '팀장', text: '계약서 검토는 언제 끝나나요?' },
      { speaker: '민서', text: '목요일까지 마칠게요.' },
    ],
  },
  {
    title: '제품 시연 피드백',
    hoursAgo: 150,
    transcriber: 'browser',
    lines: [
      { text: '시제품을 직접 만져 보니 생각보다 가벼워요.' },
      { text: '버튼이 눌렸는지 소리로 알려 주면 좋겠어요.' },
      { text: '배터리는 하루 정도 가나요?' },
      { text: '지금은 여덟 시간이고 다음 판에서 늘릴 거예요.' },
    ],
  },
  {
    title: '세무 상담 메모',
    hoursAgo: 220,
    transcriber: 'browser',
    lines: [
      { text: '부가세 신고는 분기마다 하시면 돼요.' },
      { text: '연구 인력 인건비는 세액 공제를 받을 수 있어요.' },
      { text: '증빙은 오 년 동안 보관해 주세요.' },
    ],
  },
]
