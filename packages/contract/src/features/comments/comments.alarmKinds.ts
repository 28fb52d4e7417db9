import { defineAlarmKinds } from '../../kit/alarmKind.ts'

export const commentAlarmKinds = defineAlarmKinds({
  'comments.mentioned': { label: '댓글에서 언급' },
  'comments.added': { label: '새 댓글' },
})
