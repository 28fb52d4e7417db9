export const referenceText = {
  clear: '선택 지우기',
  choose: '선택해 주세요',
  nothingFound: '찾는 항목이 없어요',
  province: '시 · 도',
  district: '시 · 군 · 구',
  allProvinces: '전체 지역',
  allDistricts: '전체 시군구',
  filters: {
    person: { label: '담당자', all: '전체 담당자' },
    businessType: { label: '업종', all: '전체 업종' },
    investmentType: { label: '투자 유형', all: '전체 투자 유형' },
    pocketService: { label: '서비스', all: '전체 서비스' },
    team: { label: '팀', all: '전체 팀' },
  },
} as const
