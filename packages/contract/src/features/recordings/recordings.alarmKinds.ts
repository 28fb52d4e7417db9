import { defineAlarmKinds } from '../../kit/alarmKind.ts'

export const recordingAlarmKinds = defineAlarmKinds({
  'recordings.shared': { label: '녹음 공유' },
  'recordings.expiring': { label: '녹음 보관 기간 끝' },
  'recordings.unlinked': { label: '녹음 연결 해제' },
})
