import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { FileName } from '../../../shared/kit/files/FileWords.tsx'
import { filesText } from '../../../shared/kit/files/files.messages.ts'
import { DropZone } from '../../../shared/ui/DropZone.tsx'
import { ModalCard } from '../../../shared/ui/ModalCard.tsx'
import { Stack } from '../../../shared/ui/Stack.tsx'
import { uiText } from '../../../shared/ui/ui.messages.ts'
import { sendToTree } from '../upload/treeUploads.tsx'
import { versionsText as text } from './versions.messages.ts'

/** A further version of a file with a note on what has changed. */
export const VersionDialog = ({ ft_no, onClose }: { ft_no: number; onClose: () => void }) => {
  const [file, setFile] = useState<File | null>(null)
  const [note, setNote] = useState('')
  const send = () => {
    if (!file) return
    sendToTree([{ file, target: { ft_no, note: note.trim() || undefined } }])
    onClose()
  }
  return (
    <ModalCard
      opened
      title={text.addTitle}
      dirty={file !== null || note !== ''}
      onClose={onClose}
      actions={(close) => (
        <>
          <Button variant="default" onClick={close}>
            {uiText.cancel}
          </Button>
          <Button disabled={!file} onClick={send}>
            {text.upload}
          </Button>
        </>
      )}
    >
      <Stack>
        <DropZone
          words={file ? <FileName name={file.name} /> : filesText.drop}
          onFiles={([chosen]) => setFile(chosen ?? null)}
        />
        <Textarea
          label={text.note}
          placeholder={text.notePlaceholder}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </Stack>
    </ModalCard>
  )
}
