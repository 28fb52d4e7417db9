import { sumsOf } from '@crm/contract/features/estimates/estimates.rows'
import {
  type PublicEstimate,
  publicEstimateMessages,
} from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import { type ReactNode, useState } from 'react'
import { Note } from '../../shared/ui/display/Note.tsx'
import { Text } from '../../shared/ui/display/Text.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { AnswerFoot } from './AnswerFoot.tsx'
import { AnswerNote } from './AnswerNote.tsx'
import { EstimateLines } from './EstimateLines.tsx'
import { EstimateSums } from './EstimateSums.tsx'
import type { EstimateCalls } from './estimateCalls.ts'
import { pageText as text } from './publicEstimates.messages.ts'
import { Questions } from './Questions.tsx'

export const Words = ({ title, words }: { title: string; words: string }) =>
  words ? (
    <Card title={title}>
      <Text as="p" keepsLines>
        {words}
      </Text>
    </Card>
  ) : null

interface EstimateContentProps {
  calls: EstimateCalls
  estimate: PublicEstimate
  /** What comes before the lines: what is left to pay. */
  before?: ReactNode
}

/** What is offered, what it comes to with what is ticked, questions, and the answer at the foot. */
export const EstimateContent = ({ calls, estimate, before }: EstimateContentProps) => {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const isOpen = estimate.state === 'issued' && !estimate.has_contract
  const lines = isOpen
    ? estimate.lines.map((line, place) => ({ ...line, is_chosen: chosen.has(place) }))
    : estimate.lines
  const sums = sumsOf({ ...estimate, lines })
  const choose = (place: number, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, place] : [...before].filter((each) => each !== place)))
  return (
    <>
      <Stack>
        {before}
        {estimate.is_newer && (
          <Note tone="accent" role="status">
            <strong>{publicEstimateMessages.newer}</strong> {text.newerNote}
          </Note>
        )}
        <AnswerNote estimate={estimate} />
        <EstimateLines lines={lines} onChoose={isOpen ? choose : undefined} />
        <EstimateSums estimate={estimate} sums={sums} />
        <Words title={text.terms} words={estimate.est_terms} />
        <Words title={text.note} words={estimate.est_note} />
        <Questions calls={calls} estimate={estimate} />
      </Stack>
      {!estimate.has_contract && (
        <AnswerFoot calls={calls} estimate={estimate} chosen={[...chosen].sort((a, b) => a - b)} total={sums.total} />
      )}
    </>
  )
}
