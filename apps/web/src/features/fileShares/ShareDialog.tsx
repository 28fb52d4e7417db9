import { docReplies } from '@crm/contract/features/docReplies/docReplies'
import { fileShares } from '@crm/contract/features/fileShares/fileShares'
import { shareKind } from '@crm/contract/features/fileShares/fileShares.rows'
import type { FileEntry } from '@crm/contract/features/fileTree/fileTree.rows'
import { useState } from 'react'
import { FormDialog } from '../../shared/kit/form/FormDialog.tsx'
import { useEndpointForm } from '../../shared/kit/form/useEndpointForm.ts'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { Note } from '../../shared/ui/display/Note.tsx'
import { SegmentsField } from '../../shared/ui/input/SegmentsField.tsx'
import { toast } from '../../shared/ui/overlay/toast.ts'
import { EntryShares } from './EntryShares.tsx'
import { sharesText as text } from './fileShares.messages.ts'
import { NewLink } from './NewLink.tsx'
import { ShareFields } from './ShareFields.tsx'
import { bodyOf, emptyShare } from './shareValues.ts'

/** What staff said among themselves so far, which the company reads from now on. */
const CommentsSeen = ({ ft_no }: { ft_no: number }) => {
  const comments = useRead(docReplies.countOfStaff, { query: { ft_no } }).data?.query[0]?.comments ?? 0
  return comments > 0 && <Note tone="amber">{text.commentsSeen(comments)}</Note>
}

interface ShareDialogProps {
  entry: Pick<FileEntry, 'ft_no' | 'name' | 'proj_no'>
  onClose: () => void
}

/** Shares a box or a file: with the project's company, or by a link with rules. */
export const ShareDialog = ({ entry, onClose }: ShareDialogProps) => {
  const { ft_no, name, proj_no } = entry
  const [made, setMade] = useState<string | null>(null)
  const state = useEndpointForm(fileShares.create, {
    initial: { ...emptyShare, user_nos: [], allowed: [], ft_no, kind: proj_no === null ? 'link' : 'client' },
    toBody: ({ kind, password, ...rules }) => ({ ...bodyOf(kind, rules), kind, ft_no, password: password || null }),
    onDone: ({ query }) => {
      const id = query[0]?.id
      if (id) return setMade(id)
      toast.success(text.shared)
      onClose()
    },
  })
  const { form } = state
  if (made) return <NewLink id={made} onClose={onClose} />
  return (
    <FormDialog
      state={state}
      title={text.dialogTitle(name)}
      size={560}
      submit={text.share}
      onClose={onClose}
      after={<EntryShares ft_no={ft_no} />}
    >
      {proj_no !== null && (
        <SegmentsField fullWidth label={text.kind} data={shareKind.options} {...form.getInputProps('kind')} />
      )}
      <ShareFields form={form} kind={form.values.kind} proj_no={proj_no} />
      {form.values.kind === 'client' && <CommentsSeen ft_no={ft_no} />}
    </FormDialog>
  )
}
