import { bankRows } from '@crm/contract/features/bankRows/bankRows'
import { type BankRow, bankRowColumns, bankState, certainty } from '@crm/contract/features/bankRows/bankRows.rows'
import type { AnswerOf } from '@crm/contract/kit/endpoint'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { BulkActionProps } from '../../shared/kit/list/BulkBar.tsx'
import { keyword, order, segments } from '../../shared/kit/list/filters/pieces.tsx'
import { ListPage } from '../../shared/kit/list/ListPage.tsx'
import { withCells } from '../../shared/kit/list/listColumns.tsx'
import { showDateTime } from '../../shared/lib/format/date.ts'
import { useSend } from '../../shared/lib/server/useSend.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { Inline } from '../../shared/ui/layout/Stack.tsx'
import { confirm } from '../../shared/ui/overlay/dialogs.ts'
import { toast } from '../../shared/ui/overlay/toast.ts'
import { BankRowPanel } from './BankRowPanel.tsx'
import { BankRowTag } from './BankRowTags.tsx'
import { bankRowsText as text } from './bankRows.messages.ts'
import { UploadDialog } from './UploadDialog.tsx'

const columns = withCells(bankRowColumns, {
  bkr_at: ({ bkr_at }) => showDateTime(bkr_at),
  certainty: (row) => <BankRowTag row={row} />,
})

const filters = [
  keyword(text.search),
  segments('certainty', certainty, {
    ...{ label: text.certainty, all: text.all },
    counts: ({ counts }: AnswerOf<typeof bankRows.list>) => counts,
  }),
  order('bkr_state', bankState, { label: text.state }),
]

const useConfirmCertain = (onDone: () => void = () => undefined) =>
  useWrite(bankRows.confirmCertain, {
    onDone: ({ query: [answer] }) => {
      if (answer?.confirmed) toast.success(text.confirmed(answer.confirmed, answer.left))
      else toast.error(text.nothingCertain)
      onDone()
    },
  })

const sumOf = (rows: BankRow[]) => rows.reduce((sum, { bkr_amount }) => sum + bkr_amount, 0)
const ask = (rows: BankRow[]) =>
  confirm({ title: text.reallyConfirm(rows.length, sumOf(rows)), description: text.confirmHint, yes: text.confirm })

const mostAtOnce = 1000

/** Every certain row at once, as they are when it is pressed; none is confirmed by itself. */
const ConfirmAll = ({ count }: { count: number }) => {
  const send = useSend()
  const [isReading, setReading] = useState(false)
  const confirming = useConfirmCertain()
  const start = async () => {
    setReading(true)
    const found = await send(bankRows.list, { query: { certainty: 'certain', limit: mostAtOnce } })
      .catch(() => null)
      .finally(() => setReading(false))
    if (!found?.query.length) return toast.error(text.nothingCertain)
    if (await ask(found.query)) confirming.mutate({ body: { bkr_nos: found.query.map(({ bkr_no }) => bkr_no) } })
  }
  return (
    <Button disabled={count === 0} loading={isReading || confirming.isPending} onClick={start}>
      {text.confirmAll(count)}
    </Button>
  )
}

const numbersOf = (rows: BankRow[]) => rows.map(({ bkr_no }) => bkr_no)

const ConfirmRows = ({ rows, done }: BulkActionProps<BankRow>) => {
  const confirming = useConfirmCertain(done)
  const certain = rows.filter((row) => row.certainty === 'certain')
  const start = async () => {
    if (await ask(certain)) confirming.mutate({ body: { bkr_nos: numbersOf(certain) } })
  }
  return (
    <Button disabled={!certain.length} loading={confirming.isPending} onClick={start}>
      {text.confirmAll(certain.length)}
    </Button>
  )
}

const setTo = (bkr_state: 'later' | 'ignored') => {
  const SetState = ({ rows, done }: BulkActionProps<BankRow>) => {
    const set = useWrite(bankRows.setState, { done: text.stateSet, onDone: done })
    return (
      <Button
        variant="default"
        loading={set.isPending}
        onClick={() => set.mutate({ body: { bkr_nos: numbersOf(rows), bkr_state } })}
      >
        {text[bkr_state]}
      </Button>
    )
  }
  return SetState
}

/** Rows of the bank's statements until it is known what they are for. */
export const BankRowsTab = () => (
  <ListPage
    endpoint={bankRows.list}
    columns={columns}
    filters={filters}
    excel={bankRows.excel}
    saved="bankRows"
    above={(answer) =>
      answer !== undefined && (
        <Inline>
          <ConfirmAll count={answer.counts.certain} />
        </Inline>
      )
    }
    create={{ form: UploadDialog, endpoint: bankRows.upload }}
    bulk={[setTo('ignored'), setTo('later'), ConfirmRows]}
    peek={BankRowPanel}
    words={text.list}
  />
)
