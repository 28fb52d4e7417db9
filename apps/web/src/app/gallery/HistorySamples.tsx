import { type HistoryEntry, history } from '@crm/contract/features/history/history'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { HistoryCard } from '../../shared/kit/history/HistoryCard.tsx'
import { Segments } from '../../shared/ui/input/Segments.tsx'
import { recordText } from './recordSamples.messages.ts'
import classes from './Sample.module.css'
import { Sample } from './Sample.tsx'
import { createSampleReads, type ReadState, readStates } from './sampleReads.ts'

const limit = 3
const total = 7
const targetOf = (state: ReadState) => ({
  to_table: 'samples',
  to_no: readStates.findIndex(({ value }) => value === state) + 1,
})

const [renamed, noted, named, assigned] = recordText.history
const kinds: Pick<HistoryEntry, 'action' | 'user_name' | 'changes'>[] = [
  { action: 'update', user_name: recordText.names.manager, changes: [renamed, noted] },
  { action: 'update', user_name: null, changes: [assigned] },
  { action: 'insert', user_name: recordText.names.ceo, changes: [named] },
]
const entries = Array.from({ length: total }, (_, index): HistoryEntry => {
  const kind = index === total - 1 ? kinds[2] : kinds[index % 2]
  return { audit_no: index, reg_dt: `2026-11-${16 - index} 09:00`, ...(kind as (typeof kinds)[number]) }
})

const createReads = () => {
  const reads = createSampleReads()
  for (let offset = 0; offset < total; offset += limit)
    reads.answer(
      history.list,
      { query: { ...targetOf('rows'), offset, limit } },
      { state: 1, query: entries.slice(offset, offset + limit), total },
    )
  reads.answer(history.list, { query: { ...targetOf('empty'), offset: 0, limit } }, { state: 1, query: [], total: 0 })
  for (const state of ['loading', 'failed'] as const)
    reads.withhold(history.list, { query: { ...targetOf(state), offset: 0, limit } }, state)
  return reads
}

/** Who changed what, in all states. */
export const HistorySamples = () => {
  const [{ client }] = useState(createReads)
  const [state, setState] = useState<ReadState>('rows')
  return (
    <Sample name="history">
      <div className={classes.toolbar}>
        <Segments aria-label={recordText.stateLabel.history} value={state} onChange={setState} data={readStates} />
      </div>
      <QueryClientProvider client={client}>
        <HistoryCard key={state} to={targetOf(state)} limit={limit} />
      </QueryClientProvider>
    </Sample>
  )
}
