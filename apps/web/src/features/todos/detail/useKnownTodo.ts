import { todos } from '@crm/contract/features/todos/todos'
import type { Todo } from '@crm/contract/features/todos/todos.rows'
import { messages } from '@crm/contract/messages'
import { useEffect } from 'react'
import { useEndpointForm } from '../../../shared/kit/form/useEndpointForm.ts'
import { invalidate } from '../../../shared/lib/stale.ts'
import { changeOf, type Field, isOutdated, keptOver, valuesOf } from '../form/todoChange.ts'

interface Known {
  fields: readonly Field[]
  /** On the dashboard what is done stays done. */
  from: 'dashboard' | 'detail'
  onClose: () => void
  onDone?: ((tl_no: number) => void) | undefined
  /** The form begins anew, with what is there now. */
  onStartOver: () => void
}

/** The form of a todo that is there; whichever of its forms is open, its words are one draft. */
export const useKnownTodo = (todo: Todo, { fields, from, onClose, onDone, onStartOver }: Known) => {
  const { tl_no } = todo
  const { form, bind, busy, problem, restored, discardDraft } = useEndpointForm(todos.update, {
    initial: valuesOf(todo, fields),
    request: { params: { tl_no } },
    toBody: (values) => ({ ...changeOf(values, fields, todo.may_change_state), from }),
    done: messages.completed,
    draftKey: `todo.words.${tl_no}`,
    notKept: ['state'],
    onDone: () => {
      onClose()
      onDone?.(tl_no)
    },
  })
  // A refusal may mean that it is not what it was.
  useEffect(() => {
    if (problem) invalidate(todos.detail, todos.issue)
  }, [problem])
  const takeNewest = () => {
    discardDraft()
    onStartOver()
  }
  const keepMine = () => form.setValues(keptOver(form.values, todo, fields))
  const outdated = isOutdated(form.values, todo, fields) ? { takeNewest, keepMine } : undefined
  return { form, bind, panel: { busy, restored, outdated, onDiscard: takeNewest, onClose } }
}
