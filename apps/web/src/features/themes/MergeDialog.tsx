import { type ThemeRow, themes } from '@crm/contract/features/themes/themes'
import { FormDialog } from '../../shared/kit/form/FormDialog.tsx'
import { useRecordForm } from '../../shared/kit/form/useRecordForm.ts'
import { Note } from '../../shared/ui/display/Note.tsx'
import { NumberSelect } from '../reference/NumberSelect.tsx'
import { themesText as text } from './themes.messages.ts'

interface MergeDialogProps {
  theme: ThemeRow
  /** What it may go into. */
  others: ThemeRow[]
  onClose: () => void
}

/** Puts one theme into another, with everything that uses it. */
export const MergeDialog = ({ theme, others, onClose }: MergeDialogProps) => {
  const { thm_no, thm_name, client_count, project_count } = theme
  const state = useRecordForm({
    create: themes.merge,
    params: { thm_no },
    toValues: () => ({ into_no: null as number | null }),
    labels: { into_no: text.into },
    done: text.merged,
    guardsLeaving: false,
    onDone: onClose,
  })
  return (
    <FormDialog state={state} title={text.mergeTitle(thm_name)} submit={text.merge} onClose={onClose}>
      <NumberSelect
        placeholder={text.chooseTheme}
        options={others.map((other) => ({ value: other.thm_no, label: other.thm_name }))}
        {...state.field('into_no')}
      />
      <Note tone="amber">
        {client_count + project_count ? text.mergeNote(text.uses(client_count, project_count)) : text.mergeNothing}
      </Note>
    </FormDialog>
  )
}
