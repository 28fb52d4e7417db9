export const referenceText = {
  clear: '선택 지우기',
  choose: '선택해 주세요',
  nothingFound: '찾는 항목이 없어요',
  province: '시 · 도',
  district: '시 · 군 · 구',
  allProvinces: '전체 지역',
  allDistricts: '전체 시군구',
  project: {
    clear: '프로젝트 지우기',
    placeholder: '회사, 프로젝트, 대표자로 찾기',
    notFound: '찾는 프로젝트가 없어요. 이름이나 초성을 두 글자 이상 입력해 보세요.',
  },
  client: { placeholder: '회사명이나 초성으로 찾기', notFound: '조건에 맞는 회사가 없어요.' },
  meeting: { minutesLong: (count: number) => `${count}분` },
  filters: {
    person: { label: '담당자', all: '전체 담당자' },
    businessType: { label: '업종', all: '전체 업종' },
    investmentType: { label: '투자 유형', all: '전체 투자 유형' },
    pocketService: { label: '서비스', all: '전체 서비스' },
    team: { label: '팀', all: '전체 팀' },
    project: { label: '프로젝트', all: '전체 프로젝트' },
  },
} as const
