import type { OpenState, SeenTodo } from '@crm/contract/features/todos/todos.rows'

/** What the edit dialog changes, and what the issue dialog does. */
export const editFields = ['tl_title', 'tl_todo', 'due_dt', 'proj_no'] as const
export const issueFields = ['tl_title', 'tl_todo', 'due_dt'] as const

export type Field = keyof SeenTodo

/** A form of a todo that is there: its words, how they were when it was opened, and a state once one is chosen. */
type KnownValues = { [Name in Field]?: SeenTodo[Name] | undefined } & {
  seen?: { [Name in Field]?: SeenTodo[Name] | undefined } | undefined
  state?: OpenState | undefined
}

const pick = (from: Omit<KnownValues, 'seen' | 'state'>, names: readonly Field[]): Partial<SeenTodo> =>
  Object.fromEntries(names.map((name) => [name, from[name]]))

export const valuesOf = (todo: SeenTodo, fields: readonly Field[]): KnownValues => {
  const words = pick(todo, fields)
  return { ...words, seen: words, state: undefined }
}

const changedIn = (values: KnownValues, fields: readonly Field[]) =>
  fields.filter((name) => values[name] !== values.seen?.[name])

/** Somebody else has changed meanwhile what was changed here. */
export const isOutdated = (values: KnownValues, now: SeenTodo, fields: readonly Field[]) =>
  changedIn(values, fields).some((name) => now[name] !== values.seen?.[name] && now[name] !== values[name])

/** Only what was changed is sent, with how it was: everything else stays as others have it by now. */
export const changeOf = (values: KnownValues, fields: readonly Field[], mayChangeState: boolean) => {
  const changed = changedIn(values, fields)
  return {
    ...pick(values, changed),
    seen: pick(values.seen ?? {}, changed),
    ...(mayChangeState && values.state !== undefined ? { state: values.state } : {}),
  }
}

/** What was changed here over what is there now. */
export const keptOver = (values: KnownValues, now: SeenTodo, fields: readonly Field[]): KnownValues => ({
  ...valuesOf(now, fields),
  ...pick(values, changedIn(values, fields)),
  state: values.state,
})
