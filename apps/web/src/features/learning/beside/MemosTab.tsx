import { longestMemo, type Memo, memoMissing } from '@crm/contract/features/learning/watching.rows'
import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { PlainWords } from '../../../shared/kit/comments/CommentList.tsx'
import { PlainCommentForm } from '../../../shared/kit/comments/PlainCommentForm.tsx'
import { showLength } from '../../../shared/lib/format/date.ts'
import { dropDraft } from '../../../shared/lib/storage/draft.ts'
import { IconButton } from '../../../shared/ui/button/IconButton.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { LoadedRows } from '../../../shared/ui/state/LoadedRows.tsx'
import { useCreateMemo, useMemos, useRemoveMemo } from '../learning.api.ts'
import { playerText as text } from '../learning.messages.ts'

interface Props {
  crl_no: number
  /** Where the player is. */
  now: () => number
  onGoTo: (second: number) => void
}

const MemoForm = ({ crl_no, now }: Pick<Props, 'crl_no' | 'now'>) => {
  // A kept memo makes room for an empty one.
  const [edition, setEdition] = useState(0)
  const draftKey = `memo.${crl_no}`
  const create = useCreateMemo(() => {
    dropDraft(draftKey)
    setEdition(edition + 1)
  })
  return (
    <PlainCommentForm
      key={edition}
      label={text.memo}
      placeholder={text.noMemos}
      submit={text.saveMemo}
      maxLength={longestMemo}
      missing={memoMissing}
      draftKey={draftKey}
      busy={create.isPending}
      onSend={(memo) => create.mutate({ params: { crl_no }, body: { at_second: Math.floor(now()), memo } })}
    />
  )
}

const MemoRow = ({ memo, onGoTo }: { memo: Memo; onGoTo: Props['onGoTo'] }) => {
  const remove = useRemoveMemo()
  const { lo_no, at_second } = memo
  return (
    <Inline>
      <Button
        variant="subtle"
        size="compact-xs"
        aria-label={text.goTo(showLength(at_second))}
        onClick={() => onGoTo(at_second)}
      >
        {showLength(at_second)}
      </Button>
      <PlainWords>{memo.memo}</PlainWords>
      <IconButton aria-label={text.removeMemo} onClick={() => remove.mutate({ params: { lo_no } })}>
        <IconTrash size={16} />
      </IconButton>
    </Inline>
  )
}

/** Notes of one's own, each at its second of the video. */
export const MemosTab = ({ crl_no, now, onGoTo }: Props) => {
  const read = useMemos(crl_no)
  return (
    <Stack>
      {read.data && <MemoForm key={crl_no} crl_no={crl_no} now={now} />}
      <LoadedRows read={read} empty={text.noMemos}>
        {(memos) => memos.map((memo) => <MemoRow key={memo.lo_no} memo={memo} onGoTo={onGoTo} />)}
      </LoadedRows>
    </Stack>
  )
}
