import { Button, TextInput } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { ModalCard } from '../../shared/ui/ModalCard.tsx'
import { Note } from '../../shared/ui/Note.tsx'
import { Stack } from '../../shared/ui/Stack.tsx'
import { toast } from '../../shared/ui/toast.ts'
import { linksOf } from './fileShares.api.ts'
import { sharesText as text } from './fileShares.messages.ts'

const copy = (url: string) =>
  navigator.clipboard
    ? navigator.clipboard.writeText(url).then(
        () => toast.success(text.copied),
        () => toast.error(text.copyFailed),
      )
    : toast.error(text.copyFailed)

const Address = ({ label, url }: { label: string; url: string }) => (
  <TextInput
    label={label}
    value={url}
    readOnly
    onFocus={({ currentTarget }) => currentTarget.select()}
    rightSectionWidth={84}
    rightSection={
      <Button
        size="compact-sm"
        variant="light"
        leftSection={<IconCopy size={14} aria-hidden />}
        aria-label={`${label} ${text.copy}`}
        onClick={() => copy(url)}
      >
        {text.copy}
      </Button>
    }
  />
)

/** The addresses of a link that was just made: the only time that they can be shown. */
export const NewLink = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { view, data } = linksOf(id)
  return (
    <ModalCard
      opened
      onClose={onClose}
      title={text.linkTitle}
      size={520}
      actions={(close) => <Button onClick={close}>{text.done}</Button>}
    >
      <Stack>
        <Address label={text.viewLink} url={view} />
        <Address label={text.dataLink} url={data} />
        <Note tone="amber">{text.linkOnce}</Note>
      </Stack>
    </ModalCard>
  )
}
