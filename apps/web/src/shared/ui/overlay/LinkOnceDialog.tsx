import { Button } from '@mantine/core'
import { Note } from '../display/Note.tsx'
import { CopyField } from '../input/CopyField.tsx'
import { Stack } from '../layout/Stack.tsx'
import { uiText } from '../ui.messages.ts'
import { ModalCard } from './ModalCard.tsx'

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
