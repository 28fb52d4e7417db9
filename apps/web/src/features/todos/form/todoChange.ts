import type { todos } from '@crm/contract/features/todos/todos'
import type { RequestOf } from '@crm/contract/kit/endpoint'
import { changedFields } from '../../../shared/kit/form/merge.ts'

type Change = NonNullable<RequestOf<typeof todos.update>['body']>
type Words = Omit<Change, 'seen' | 'from'>

/** Only what was changed is sent, with how it was: everything else stays as others have it by now. */
export const todoChange = (values: Words, before: Words): Change => {
  const { state, ...changed } = changedFields(before, values)
  const seen = Object.fromEntries(Object.entries(before).filter(([name]) => name in changed))
  return { ...changed, ...(state === undefined ? {} : { state }), seen }
}
