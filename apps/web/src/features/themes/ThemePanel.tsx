import { type ThemeRow, themes } from '@crm/contract/features/themes/themes'
import { TagsInput, TextInput } from '@mantine/core'
import { FormPanel } from '../../shared/kit/form/FormPanel.tsx'
import { useRecordForm } from '../../shared/kit/form/useRecordForm.ts'
import { SegmentsField } from '../../shared/ui/input/SegmentsField.tsx'
import { themesText as text } from './themes.messages.ts'

const states = [
  { value: 1, label: text.on },
  { value: 0, label: text.off },
] as const

const toValues = (theme: ThemeRow | undefined) => ({
  thm_name: theme?.thm_name ?? '',
  thm_keywords: theme?.thm_keywords ?? [],
  state: theme?.state === 0 ? (0 as const) : (1 as const),
})

interface ThemePanelProps {
  theme?: ThemeRow | undefined
  onClose: () => void
}

/** A new theme, or one to change. */
export const ThemePanel = ({ theme, onClose }: ThemePanelProps) => {
  const state = useRecordForm({
    create: themes.create,
    update: themes.update,
    record: theme,
    toValues,
    labels: text,
    show: { thm_keywords: (words) => words.join(', '), state: (isOn) => (isOn ? text.on : text.off) },
    draft: theme ? `theme.${theme.thm_no}` : 'theme',
    onDone: onClose,
  })
  const { field } = state
  return (
    <FormPanel state={state} title={theme ? text.edit : text.add} onClose={onClose}>
      <TextInput {...field('thm_name')} />
      <TagsInput
        description={text.keywordsHint}
        splitChars={[',']}
        acceptValueOnBlur
        maxTags={30}
        {...field('thm_keywords')}
      />
      <SegmentsField data={states} {...field('state')} />
    </FormPanel>
  )
}
