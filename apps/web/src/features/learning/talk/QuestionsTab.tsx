import { Button } from '@mantine/core'
import { useState } from 'react'
import { CommentThreads } from '../../../shared/kit/comments/CommentList.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { MoreButton } from '../../../shared/ui/list/MoreButton.tsx'
import { LoadedRows } from '../../../shared/ui/state/LoadedRows.tsx'
import { AskDialog } from './QuestionDialog.tsx'
import { QuestionItem } from './QuestionItem.tsx'
import { useLectureQuestions } from './talk.api.ts'
import { questionText as text } from './talk.messages.ts'

interface Props {
  crs_no: number
  crl_no: number
  /** A question about a video is about a second of it. */
  isVideo: boolean
  now: () => number
  onGoTo: (second: number) => void
}

/** Questions about the lecture that plays: everybody's open ones, and one's own. */
export const QuestionsTab = ({ crs_no, crl_no, isVideo, now, onGoTo }: Props) => {
  const read = useLectureQuestions(crs_no, crl_no)
  const [asking, setAsking] = useState<{ at_second: number | null } | null>(null)
  return (
    <Stack>
      <Inline justify="end">
        <Button size="xs" onClick={() => setAsking({ at_second: isVideo ? Math.floor(now()) : null })}>
          {text.ask}
        </Button>
      </Inline>
      <LoadedRows read={read} empty={text.none}>
        {(rows) => (
          <CommentThreads label={text.list.title}>
            {rows.map((question) => (
              <QuestionItem key={question.cq_no} question={question} onGoTo={onGoTo} />
            ))}
          </CommentThreads>
        )}
      </LoadedRows>
      <MoreButton pages={read} />
      {asking && <AskDialog crl_no={crl_no} at_second={asking.at_second} onClose={() => setAsking(null)} />}
    </Stack>
  )
}
