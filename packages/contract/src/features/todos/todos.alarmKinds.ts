import { defineAlarmKinds } from '../../kit/alarmKind.ts'

export const todoAlarmKinds = defineAlarmKinds({
  'todos.assigned': { label: '할 일 배정' },
  'todos.mentioned': { label: '할 일에서 언급' },
  'todos.changed': { label: '할 일 변경' },
  'todos.due': { label: '할 일 마감' },
})
