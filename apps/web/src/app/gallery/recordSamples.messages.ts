/** What the samples of comments, histories and imports say. */
export const recordText = {
  stateLabel: { comments: '댓글 상태', history: '이력 상태' },
  states: { rows: '데이터', loading: '불러오는 중', empty: '비어 있음', failed: '오류' },
  failure: '지금은 연결할 수 없어요.',
  refused: '실패',

  names: { me: '나', manager: '박지후', ceo: '김대표', planner: '이도윤' },
  team: '기획팀',
  comments: {
    question: '<p>IR 덱 <strong>3차 수정본</strong>을 올렸어요. 시장 규모를 봐 주세요.</p>',
    answer: '<p>오늘 안에 볼게요.</p>',
    own: '<p>내가 쓴 댓글은 고치고 지울 수 있어요.</p>',
    unread: '<p>방금 들어온 댓글이에요.</p>',
    plain: '서식 없는 글',
    send: '보내기',
  },

  history: [
    { field: '대표자', before: '장태민', after: '장서윤' },
    { field: '내부 메모', before: null, after: '첫 미팅 전' },
    { field: '회사명', before: null, after: '그린루프' },
    { field: '담당자를 바꾸었어요', before: null, after: null },
  ],

  record: { title: '보통의 기록', open: '기록 열기' },

  import: {
    title: '회사 엑셀로 등록 (연습)',
    open: '엑셀로 등록 열기',
    hint: '서버로 보내지 않는 연습용이에요. 이름에 fail이 들어간 파일은 실패하고, slow가 들어간 파일은 끝나지 않아요.',
    unreadable: '파일을 읽을 수 없어요. xlsx나 csv 파일인지 확인해 주세요.',
    fields: { name: '회사명', number: '사업자등록번호', rep: '대표자' },
    heads: ['거래처', '번호', '대표'],
    samples: [
      ['그린루프', '스마트온'],
      ['101-81-00001', ''],
      ['장태민', '한지우'],
    ],
    rows: ['그린루프', '스마트온', ''],
    noName: '회사명을 입력해 주세요.',
  },
} as const

export const orderSampleText = {
  label: '강의 순서',
  titles: ['처음 시작하는 IR', '시장 규모 계산하기', '아주 긴 이름은 자리가 모자라면 줄어들어요. '.repeat(4)],
  day: '마감일',
  noDay: '없음',
  noContacts: '등록한 연락처가 없어요.',
} as const

export const copySampleText = {
  number: '110-123-456789',
  copyNumber: '계좌번호 복사',
  link: '공유 링크',
  address: 'https://crm.example/share/8f3a',
  make: '링크 만들기',
  made: '링크를 만들었어요',
  onlyNow: '이 주소는 지금만 볼 수 있어요. 복사해 두세요.',
} as const

/** What the samples of states, menus and tabs say. */
export const stateSampleText = {
  record: '기록을 불러오는 중',
  spinner: '기다림',
  skeleton: '화면 뼈대',
  empty: '비어 있음',
  none: '카드 하나가 비어 있음',
  more: '다음 쪽 더 보기',
  failed: '실패',
  crash: '화면 오류',
  chunk: '새 버전',
  notice: '안내 화면',
  noMeetings: '미팅일정이 없습니다.',
  noTodos: '할 일이 없어요.',
  addMeeting: '미팅 추가',
  noticeTitle: '접근 권한이 없어요',
  noticeDescription: '이 화면을 사용하려면 관리자에게 권한을 요청해 주세요.',
} as const

export const partSampleText = {
  menu: '메뉴',
  edit: '편집',
  share: '공유',
  remove: '삭제',
  tabs: { mine: '내 KPI', team: '팀 KPI' },
  tabWords: '탭 안의 내용이에요.',
  tip: '말풍선',
  tipWords: '짧은 설명이에요.',
} as const
