import { showNumber } from '@crm/contract/kit/numbers'

export const fileTreeText = {
  topBox: '맨 위 폴더는 바꿀 수 없어요.',
  ownOnly: '직접 올린 것만 바꿀 수 있어요.',
  uploaderOnly: '올린 사람만 삭제할 수 있어요.',
  othersInside: '다른 사람이 올린 파일이 들어 있는 폴더는 삭제할 수 없어요.',
  versionUploaderOnly: '이 버전을 올린 사람만 삭제할 수 있어요.',
  currentVersion: '현재 버전은 삭제할 수 없어요. 다른 버전을 현재 버전으로 한 뒤 삭제해 주세요.',
  taken: (name: string) => `같은 이름이 이미 있어요: ${name}`,
  notABox: '폴더를 골라 주세요.',
  notAFile: '파일을 골라 주세요.',
  otherTree: '같은 자료실 안에서만 옮길 수 있어요.',
  copyInside: '폴더를 자기 안에 복사할 수 없어요.',
  shared: (names: string[]) =>
    `공유 중인 자료가 있어요: ${names.slice(0, 3).join(', ')}${names.length > 3 ? ` 외 ${names.length - 3}개` : ''}. 옮기거나 삭제하면 공유가 끝나요.`,
  requested: (titles: string[]) =>
    `자료를 받고 있는 폴더예요: ${titles.slice(0, 3).join(', ')}${titles.length > 3 ? ` 외 ${titles.length - 3}개` : ''}. 삭제하면 이 자료 요청이 끝나요.`,
  quota: (gigabytes: number) =>
    `자료실에 남은 공간이 부족해요. 한 자료실에는 ${showNumber(gigabytes)}GB까지 넣을 수 있어요.`,
  zipName: (count: number) => `자료 ${count}개`,
  history: {
    name: '이름',
    parent: '폴더',
    version: '현재 버전',
    state: '상태',
    there: '자료실',
    inBin: '휴지통',
    gone: '지운 폴더',
  },
  version: (ver: number) => `버전 ${ver}`,
} as const
