/** A kind of alarm that people can turn off by channel. */
export interface AlarmKindWords {
  label: string
  /** Who gets such alarms; staff where nothing is said. */
  to?: readonly ('emp' | 'client' | 'vc')[]
  /** Sent by mail as well until somebody turns it off, for what people outside would not see otherwise. */
  mail?: true
}

/** The kinds of alarms that one feature raises: `defineAlarmKinds({ 'todos.assigned': { label: '할 일 배정' } })` */
export const defineAlarmKinds = <const Kinds extends Readonly<Record<string, AlarmKindWords>>>(kinds: Kinds): Kinds =>
  kinds
