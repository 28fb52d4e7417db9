import { readSeconds, type WatchSession } from '@crm/contract/features/learning/watching.rows'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { RichTextView } from '../../../shared/kit/editor/RichTextView.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { useFinish } from '../learning.api.ts'
import { playerText as text } from '../learning.messages.ts'

interface Props {
  session: WatchSession
  counts: boolean
  onCompleted: () => void
}

const useCountdown = (from: number) => {
  const [left, setLeft] = useState(from)
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return left
}

/** A lecture to read, or a video that is not packed yet. */
export const TextLecture = ({ session, counts, onCompleted }: Props) => {
  const { ws_no, crl_kind, crl_title, crl_content, is_done } = session
  const [isDone, setDone] = useState(is_done)
  const left = useCountdown(readSeconds)
  const finish = useFinish(() => setDone(true))
  const send = () =>
    finish.mutate({ params: { ws_no } }, { onSuccess: ({ query: [said] }) => said?.is_completed && onCompleted() })
  return (
    <Card title={crl_title}>
      <Stack>
        {crl_kind === 'video' ? <p>{text.notReady}</p> : <RichTextView html={crl_content} />}
        {counts && crl_kind === 'text' && (
          <Inline>
            <Button disabled={isDone || left > 0} loading={finish.isPending} onClick={send}>
              {text.finish}
            </Button>
            {isDone ? <SmallText>{text.done}</SmallText> : left > 0 && <SmallText>{text.finishHint(left)}</SmallText>}
          </Inline>
        )}
      </Stack>
    </Card>
  )
}
