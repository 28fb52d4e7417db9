import { TextInput } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { CopyButton } from '../button/CopyButton.tsx'
import { uiText } from '../ui.messages.ts'

interface CopyFieldProps {
  label: string
  value: string
  /** Its name is for screen readers only, where the words around it say it already. */
  hideLabel?: boolean
}

/** An address to be copied by its button, or by hand where the browser has no clipboard. */
export const CopyField = ({ label, value, hideLabel = false }: CopyFieldProps) => (
  <TextInput
    {...(hideLabel ? { 'aria-label': label } : { label })}
    value={value}
    readOnly
    onFocus={({ currentTarget }) => currentTarget.select()}
    rightSectionWidth={84}
    rightSection={
      <CopyButton
        size="compact-sm"
        variant="light"
        leftSection={<IconCopy size={14} aria-hidden />}
        aria-label={`${label} ${uiText.copy}`}
        text={value}
      />
    }
  />
)
