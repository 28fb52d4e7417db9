/** Words of the screens of files. */
export const filesScreenText = {
  viewer: '문서 보기',
  rooms: { which: '자료실', project: '프로젝트 자료', company: '고객사 자료실' },
  mine: {
    title: '내 자료',
    context: '내가 올리거나 공유한 파일, 고객이 보낸 파일, 내 프로젝트의 파일을 한곳에서 찾아요.',
    empty: '아직 자료가 없어요.',
    notFound: '조건에 맞는 자료가 없어요.',
    view: '보기',
    kind: { label: '종류', all: '모든 종류' },
    size: { label: '크기', all: '모든 크기' },
    search: '이름, 초성 검색',
    columns: {
      name: '이름',
      place: '프로젝트',
      where: '위치',
      size: '크기',
      owner: '올린 사람',
      date: '수정일',
      opened: '연 날',
    },
    seeProjects: '프로젝트에서 자료 올리기',
  },
} as const
