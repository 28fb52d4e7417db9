import { showNumber } from '@crm/contract/kit/numbers'
import { mostPicked } from '../../../shared/kit/files/upload/pickedFiles.ts'

/** Words around bringing files into the data room. */
export const uploadText = {
  title: (count: number) => `${showNumber(count)}개 올리는 중`,
  waitingForNetwork: '연결을 기다리는 중',
  failedOnly: (count: number) => `${showNumber(count)}개를 올리지 못했어요`,
  progress: (share: number, bytes: string) => `${share}% · ${bytes} 남음`,
  label: '올리는 파일',
  fold: '접기',
  unfold: '펼치기',
  cancelAll: '모두 취소',
  close: '닫기',
  reallyCancel: '올리던 파일을 모두 취소할까요?',
  more: (count: number) => `그 밖에 ${showNumber(count)}개`,
  done: (count: number) => (count === 1 ? '업로드를 완료했어요' : `${showNumber(count)}개 업로드를 완료했어요`),
  nothing: '올릴 파일이 없어요.',
  tooMany: `한 번에 ${showNumber(mostPicked)}개까지 올릴 수 있어요.`,
  leftOut: (reason: string, count: number) => `${reason} ${showNumber(count)}개는 빼고 올려요.`,
  blocked: '폴더와 같은 이름의 파일이 있어요.',
  noRoom: (size: string, left: string) =>
    `남은 공간이 부족해요. 고른 파일은 ${size}, 남은 공간은 ${left}예요. 휴지통과 이전 버전도 자리를 차지해요.`,
  pasted: '붙여넣은 이미지',
  unreadable: '폴더를 읽지 못했어요. 다시 끌어다 놓아 주세요.',
  foldersMade: (count: number) => `빈 폴더 ${showNumber(count)}개를 만들었어요`,
  openBoxFirst: '폴더를 먼저 열어 주세요.',

  left: (name: string, others: number) =>
    others > 0 ? `${name} 외 ${showNumber(others)}개를 다 올리지 못했어요.` : `${name} 파일을 다 올리지 못했어요.`,
  goOn: '이어 올리기',
  chooseAgain: '파일 다시 고르기',
  forget: '그만두기',
  goesOn: (count: number) => `${showNumber(count)}개를 이어서 올려요`,
  otherFiles: '올리던 파일과 같은 파일이 아니에요.',
  changed: '올리던 파일이 바뀌어 이어서 올릴 수 없어요. 처음부터 다시 올려 주세요.',
  notAllowed: '파일을 읽도록 허용해야 이어서 올릴 수 있어요.',

  sameTitle: '같은 이름이 이미 있어요',
  sameContext: (count: number) => `${showNumber(count)}개의 이름이 이미 쓰이고 있어요. 어떻게 할까요?`,
  sameAll: '모두 같게',
  sameFor: (name: string) => `${name} 처리`,
  sameBox: '폴더와 이름이 같아요',
  go: '올리기',
} as const
