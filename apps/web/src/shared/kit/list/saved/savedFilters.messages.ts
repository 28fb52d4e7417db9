export const savedText = {
  savedFilters: '저장한 필터',
  noSavedFilters: '저장한 필터가 없어요. 자주 쓰는 조건을 저장해 두면 바로 꺼내 쓸 수 있어요.',
  saveFilter: '지금 조건 저장',
  saveFilterTitle: '필터 저장',
  filterName: '필터 이름',
  filterNamePlaceholder: '예: 이번 달 내 것',
  filterSaved: '필터를 저장했어요',
  renameTitle: '필터 이름 변경',
  rename: '이름 변경',
  renameFilter: (name: string) => `${name} 필터 이름 변경`,
  removeFilter: (name: string) => `${name} 필터 삭제`,
  save: '저장',
} as const
