export const text = {
  clear: '선택 지우기',
  choose: '선택해 주세요',
  nothingFound: '찾는 항목이 없어요',
  province: '시 · 도',
  district: '시 · 군 · 구',
  allProvinces: '전체 지역',
  allDistricts: '전체 시군구',
} as const
