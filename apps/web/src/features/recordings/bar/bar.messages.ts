import { showNumber } from '@crm/contract/kit/numbers'

/** Words of the floating bar. */
export const barText = {
  label: '미팅 녹음',
  open: '미팅 녹음 열기',
  openWhile: '미팅 녹음 열기, 녹음 중',
  fold: '미팅 녹음 접기',
  start: '미팅 시작',
  stop: '미팅 종료',
  list: '녹음 목록',
  count: (count: number) => showNumber(count),
  view: '내용 보기',
  connect: '미팅에 연결',
  phases: {
    idle: '녹음 대기 중',
    starting: '녹음 준비 중',
    streaming: '녹음 중',
    stopping: '저장하는 중',
    saved: '회의를 저장했어요.',
  },
  level: '소리 크기',
  elapsed: '녹음 시간',
  words: '받아쓰는 내용',
  listening: '말소리를 기다리고 있어요.',
  noWords: '받아쓰기 없이 소리만 녹음하고 있어요.',
  connections: { live: '연결됨', reconnecting: '다시 연결하는 중', offline: '연결 끊김' },
  offlineNote: '녹음은 계속되고, 연결되면 이어서 올려요.',
  pending: (count: number) => `이 브라우저에만 있는 녹음 ${showNumber(count)}조각`,
  uploading: (count: number) => `남은 조각 ${showNumber(count)}개를 올리고 있어요.`,
  finishing: '마지막 내용을 기다리고 있어요.',
  dismiss: '알림 닫기',

  told: '참석자에게 녹음을 알렸나요?',
  toldNote: '대답은 녹음과 함께 저장돼요.',
  toldYes: '알렸어요',
  toldNo: '알리지 않고 시작',
  cancel: '취소',

  transcriber: '받아쓰기',
  transcriberNotes: {
    server: '우리 서버에서 글로 바꿔요.',
    browser: '브라우저가 글로 바꿔요. 브라우저를 만든 회사가 말소리를 들을 수 있어요.',
    none: '소리만 저장해요.',
  },
  noServer: '이 서버에는 받아쓰기가 설정되어 있지 않아요.',
  noBrowser: '이 브라우저는 받아쓰기를 지원하지 않아요.',

  unsupported: '이 브라우저에서는 녹음할 수 없어요.',
  unsupportedNote: '마이크와 오디오를 지원하는 최신 Chrome, Firefox, Safari, Edge를 사용해 주세요.',

  leftBehind: '저장하지 못한 녹음이 있어요.',
  leftBehindOf: (when: string, length: string) => `${when} · ${length}`,
  recover: '이어서 저장',
  discard: '버리기',
  reallyDiscard: '이 녹음을 버릴까요?',
  discardNote: '이 브라우저에만 남아 있는 소리가 사라져요.',
} as const
