import { longestTitle } from '@crm/contract/features/todos/todos.rows'
import { TextInput } from '@mantine/core'
import { storePicture, useMentionable } from '../../../shared/kit/editor/editor.api.ts'
import { RichTextField } from '../../../shared/kit/editor/RichTextField.tsx'
import type { FieldsOf } from '../../../shared/kit/form/fieldsOf.ts'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { FieldGrid } from '../../../shared/ui/layout/FieldGrid.tsx'
import { EmployeesSelect } from '../../reference/EmployeesSelect.tsx'
import { ProjectPicker } from '../../reference/ProjectPicker.tsx'
import { todosText } from '../todos.messages.ts'
import { DueField } from './DueField.tsx'

interface TodoWords {
  tl_title?: string | undefined
  tl_todo?: string | undefined
  due_dt?: string | null | undefined
}

interface WordFieldsProps {
  form: FieldsOf<Pick<TodoWords, 'tl_title' | 'tl_todo'>>
  /** Already chosen: the @ menu leaves them out. */
  chosen?: number[]
}

/** How much of the title is used up. */
const TitleCount = ({ used }: { used: number }) => (
  <Text size="tiny" tone={used > longestTitle ? 'red' : 'second'} aria-hidden>
    {used}/{longestTitle}
  </Text>
)

/** Title and text of a todo or an issue. */
export const WordFields = ({ form, chosen }: WordFieldsProps) => {
  const people = useMentionable(chosen)
  return (
    <>
      <TextInput
        label={todosText.fieldTitle}
        withAsterisk
        maxLength={60}
        rightSection={<TitleCount used={form.values.tl_title?.trim().length ?? 0} />}
        rightSectionWidth={56}
        rightSectionPointerEvents="none"
        data-autofocus
        {...form.getInputProps('tl_title')}
      />
      <RichTextField
        label={todosText.fieldBody}
        withAsterisk
        placeholder={todosText.bodyHint}
        value={form.values.tl_todo ?? ''}
        onChange={(html) => form.setFieldValue('tl_todo', html)}
        people={people}
        storePicture={storePicture}
        error={form.errors.tl_todo}
      />
    </>
  )
}

export const DueOf = ({ form }: { form: FieldsOf<Pick<TodoWords, 'due_dt'>> }) => (
  <DueField
    value={form.values.due_dt ?? null}
    onChange={(due_dt) => form.setFieldValue('due_dt', due_dt)}
    error={form.errors.due_dt}
  />
)

interface TodoAddress extends Pick<TodoWords, 'due_dt'> {
  proj_no?: number | null | undefined
  tl_tos?: number[] | undefined
}

/** For whom it is, until when, and for which project. */
export const AddressFields = ({ form }: { form: FieldsOf<TodoAddress> }) => (
  <>
    <EmployeesSelect
      label={todosText.recipients}
      placeholder={form.values.tl_tos?.length ? '' : todosText.recipientsHint}
      value={form.values.tl_tos ?? []}
      onChange={(tl_tos) => form.setFieldValue('tl_tos', tl_tos)}
      error={form.errors.tl_tos}
    />
    <FieldGrid>
      <DueOf form={form} />
      <ProjectPicker
        label={todosText.project}
        value={form.values.proj_no ?? null}
        onChange={(proj_no) => form.setFieldValue('proj_no', proj_no)}
        error={form.errors.proj_no}
      />
    </FieldGrid>
  </>
)
