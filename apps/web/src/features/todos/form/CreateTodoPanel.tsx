import { FilePicker } from '../../../shared/kit/files/upload/FilePicker.tsx'
import { FormPanel } from '../../../shared/kit/form/FormPanel.tsx'
import { Section } from '../../../shared/ui/layout/Section.tsx'
import { todosText } from '../todos.messages.ts'
import { AddressFields, WordFields } from './TodoFields.tsx'
import { useNewTodo } from './useNewTodo.ts'

interface CreateTodoPanelProps {
  onClose: () => void
  /** Told of the new one. */
  onDone?: ((tl_no: number) => void) | undefined
  /** Where it is made from a project. */
  proj_no?: number | undefined
  /** What it begins with, where something else gave the cause. */
  initial?: { tl_title: string; tl_todo?: string } | undefined
}

/** A new todo, in a panel beside whatever one was doing. */
export const CreateTodoPanel = ({ onClose, onDone, proj_no, initial }: CreateTodoPanelProps) => {
  const { state, uploads } = useNewTodo(
    { tl_title: '', tl_todo: '', ...initial, due_dt: null, proj_no: proj_no ?? null, tl_tos: [] },
    {
      draft: initial ? `todo.about.${initial.tl_title}` : proj_no ? `todo.of.${proj_no}` : 'todo',
      done: todosText.created,
      onClose,
      onDone,
    },
  )
  const { form } = state
  return (
    <FormPanel state={state} title={todosText.createTitle} submit={todosText.submit} onClose={onClose}>
      <WordFields form={form} chosen={form.values.tl_tos} />
      <AddressFields form={form} />
      <Section title={todosText.files}>
        <FilePicker uploads={uploads} />
      </Section>
    </FormPanel>
  )
}
