export const {{many}}Text = {
  search: '제목, 내용 검색',
  allStates: '전체 상태',
  content: '내용',
  list: {
    title: '{{word}}',
    empty: '등록된 {{wordIga}} 없어요.',
    notFound: '조건에 맞는 {{wordIga}} 없어요.',
    create: '{{word}} 등록',
  },
  createTitle: '{{word}} 등록',
  editTitle: '{{word}} 수정',
  missingTitle: '{{wordEulreul}} 찾을 수 없어요',
} as const
