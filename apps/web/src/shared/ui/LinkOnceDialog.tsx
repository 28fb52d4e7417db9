import { Button } from '@mantine/core'
import { CopyField } from './CopyField.tsx'
import { ModalCard } from './ModalCard.tsx'
import { Note } from './Note.tsx'
import { Stack } from './Stack.tsx'
import { uiText } from './ui.messages.ts'

interface LinkOnceDialogProps {
  title: string
  links: readonly { label: string; url: string }[]
  /** Says that the addresses are not shown again. */
  warning: string
  onClose: () => void
}

/** Addresses that were just made, of which nothing is kept: the only time that they can be shown. */
export const LinkOnceDialog = ({ title, links, warning, onClose }: LinkOnceDialogProps) => (
  <ModalCard
    opened
    onClose={onClose}
    title={title}
    size={520}
    actions={(close) => <Button onClick={close}>{uiText.confirm}</Button>}
  >
    <Stack>
      {links.map(({ label, url }) => (
        <CopyField key={label} label={label} value={url} hideLabel={label === title} />
      ))}
      <Note tone="amber">{warning}</Note>
    </Stack>
  </ModalCard>
)
