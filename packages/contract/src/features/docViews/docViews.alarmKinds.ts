import { defineAlarmKinds } from '../../kit/alarmKind.ts'

export const docViewAlarmKinds = defineAlarmKinds({
  'doc_views.read': { label: '공유한 문서를 처음 읽음' },
  'doc_views.finished': { label: '공유한 문서를 끝까지 읽음' },
  'doc_views.again': { label: '공유한 문서를 오랜만에 다시 읽음' },
})
