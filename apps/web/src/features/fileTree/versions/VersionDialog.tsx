import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import type { FileEntry } from '@crm/contract/features/fileTree/fileTree.rows'
import type { ApiProblem } from '@crm/contract/kit/client'
import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { FileName } from '../../../shared/kit/files/FileWords.tsx'
import { filesText } from '../../../shared/kit/files/files.messages.ts'
import { call } from '../../../shared/lib/server/api.ts'
import { DropZone } from '../../../shared/ui/input/DropZone.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { ModalCard } from '../../../shared/ui/overlay/ModalCard.tsx'
import { toast } from '../../../shared/ui/overlay/toast.ts'
import { uiText } from '../../../shared/ui/ui.messages.ts'
import { roomProblem } from '../upload/room.ts'
import { sendToTree } from '../upload/treeUploads.tsx'
import { versionsText as text } from './versions.messages.ts'

/** A further version of a file with a note on what has changed. */
export const VersionDialog = ({ entry, onClose }: { entry: FileEntry; onClose: () => void }) => {
  const [file, setFile] = useState<File | null>(null)
  const [note, setNote] = useState('')
  const [isAsking, setAsking] = useState(false)
  const { ft_no, parent, name } = entry
  const send = async () => {
    if (!file || parent === null) return
    setAsking(true)
    try {
      const { usage } = await call(fileTree.findTaken, { body: { parent, files: [{ name }] } })
      const lacking = roomProblem({ files: [file], entries: 0 }, usage)
      if (lacking) return toast.error(lacking)
      sendToTree([{ file, target: { ft_no, note: note.trim() || undefined } }])
      onClose()
    } catch (problem) {
      toast.error((problem as ApiProblem).message)
    } finally {
      setAsking(false)
    }
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
          <Button disabled={!file} loading={isAsking} onClick={send}>
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
