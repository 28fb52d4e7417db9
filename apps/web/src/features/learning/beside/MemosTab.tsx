import type { Memo } from '@crm/contract/features/learning/watching.rows'
import { Button, Textarea } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { EmptyLine } from '../../../shared/ui/EmptyLine.tsx'
import { IconButton } from '../../../shared/ui/IconButton.tsx'
import { LoadingOrError } from '../../../shared/ui/LoadingOrError.tsx'
import { Inline, Stack } from '../../../shared/ui/Stack.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { useCreateMemo, useMemos, useRemoveMemo } from '../learning.api.ts'
import { playerText as text } from '../learning.messages.ts'
import { showTime } from '../showTime.ts'

interface Props {
  crl_no: number
  /** Where the player is. */
  now: () => number
  onGoTo: (second: number) => void
}

const longest = 2000

const MemoForm = ({ crl_no, now }: Pick<Props, 'crl_no' | 'now'>) => {
  const [memo, setMemo] = useState('')
  const create = useCreateMemo(() => setMemo(''))
  const save = () => {
    if (!memo.trim()) return toast.error(text.memoMissing)
    create.mutate({ params: { crl_no }, body: { at_second: Math.floor(now()), memo } })
  }
  return (
    <Stack gap="sm">
      <Textarea
        aria-label={text.memo}
        placeholder={text.noMemos}
        autosize
        minRows={2}
        maxLength={longest}
        value={memo}
        onChange={({ currentTarget }) => setMemo(currentTarget.value)}
      />
      <Inline justify="end">
        <Button size="xs" loading={create.isPending} onClick={save}>
          {text.saveMemo}
        </Button>
      </Inline>
    </Stack>
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
        aria-label={text.goTo(showTime(at_second))}
        onClick={() => onGoTo(at_second)}
      >
        {showTime(at_second)}
      </Button>
      <span style={{ flex: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{memo.memo}</span>
      <IconButton aria-label={text.removeMemo} onClick={() => remove.mutate({ params: { lo_no } })}>
        <IconTrash size={16} />
      </IconButton>
    </Inline>
  )
}

/** Notes of one's own, each at its second of the video. */
export const MemosTab = ({ crl_no, now, onGoTo }: Props) => {
  const read = useMemos(crl_no)
  const memos = read.data?.query
  if (!memos) return <LoadingOrError read={read} />
  return (
    <Stack>
      <MemoForm crl_no={crl_no} now={now} />
      {memos.length ? (
        memos.map((memo) => <MemoRow key={memo.lo_no} memo={memo} onGoTo={onGoTo} />)
      ) : (
        <EmptyLine>{text.noMemos}</EmptyLine>
      )}
    </Stack>
  )
}
