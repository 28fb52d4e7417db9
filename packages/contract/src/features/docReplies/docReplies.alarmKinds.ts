import { defineAlarmKinds } from '../../kit/alarmKind.ts'

export const docReplyAlarmKinds = defineAlarmKinds({ 'doc_replies.added': { label: '문서의 새 댓글' } })
