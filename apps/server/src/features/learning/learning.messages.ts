import { showDate } from '@crm/contract/kit/dates'

export const learningText = {
  notSubtitles: 'VTT나 SRT 자막 파일이 아니에요.',
  oneVideo: '글 차시에는 영상을 올릴 수 없어요.',
  nothingToPack: '다시 처리할 영상이 없어요.',
  twoDevices: '강의는 기기 2대에서만 볼 수 있어요. 내 강의실에서 기기를 정리해 주세요.',
  deviceChange: (day: string) => `기기는 30일에 한 번 바꿀 수 있어요. ${showDate(day)}부터 다시 바꿀 수 있어요.`,
  playsElsewhere: '다른 기기에서 재생을 시작해 여기서는 멈췄어요.',
  notPlayed: '실제로 재생한 구간이 아니어서 학습 시간으로 인정하지 않았어요.',
  guarded: '아직 보지 않은 곳으로는 건너뛸 수 없어요.',
  watchIt: '영상이 있는 강의는 영상을 보면 완료돼요.',
  tooManyMemos: '메모는 강의마다 500개까지 남길 수 있어요.',
  readFirst: '30초 이상 본 뒤에 학습 완료할 수 있어요.',
} as const
