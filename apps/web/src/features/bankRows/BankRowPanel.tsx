import { bankRows } from '@crm/contract/features/bankRows/bankRows'
import type { BankRow, Candidate } from '@crm/contract/features/bankRows/bankRows.rows'
import { won } from '@crm/contract/kit/numbers'
import { pathOf } from '@crm/contract/paths'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { PeekProps } from '../../shared/kit/list/OpenedPeek.tsx'
import { RecordPanel } from '../../shared/kit/record/RecordPanel.tsx'
import { showDate, showDateTime } from '../../shared/lib/format/date.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { Facts } from '../../shared/ui/display/Facts.tsx'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Inline, Stack } from '../../shared/ui/layout/Stack.tsx'
import { LineList, LineName } from '../../shared/ui/list/LineList.tsx'
import { BankRowTag, ReasonTags } from './BankRowTags.tsx'
import { bankRowsText as text } from './bankRows.messages.ts'
import { ChooseDialog } from './ChooseDialog.tsx'

const CandidateCard = ({ candidate, bkr_no }: { candidate: Candidate; bkr_no: number }) => {
  const { client_no, client_name, reasons, shares, rest } = candidate
  const confirm = useWrite(bankRows.confirm, { done: text.done })
  const send = () =>
    confirm.mutate({
      params: { bkr_no },
      body: { client_no, shares: shares.map(({ projcrd_no, amount }) => ({ projcrd_no, amount })) },
    })
  return (
    <Card
      title={client_name}
      actions={
        <Button size="compact-sm" loading={confirm.isPending} onClick={send}>
          {text.confirmThis}
        </Button>
      }
    >
      <Stack gap="sm">
        <ReasonTags reasons={reasons} />
        <LineList label={client_name}>
          {shares.map(({ projcrd_no, projcrd_title, ctr_title, projcrd_due_dt, amount }) => (
            <li key={projcrd_no}>
              <LineName>
                {projcrd_title}
                <br />
                <SmallText as="span">
                  {[ctr_title, projcrd_due_dt && text.due(showDate(projcrd_due_dt))].filter(Boolean).join(' · ')}
                </SmallText>
              </LineName>
              {won(amount)}
            </li>
          ))}
        </LineList>
        {rest > 0 && <SmallText>{text.rest(rest)}</SmallText>}
      </Stack>
    </Card>
  )
}

const Actions = ({ row }: { row: BankRow }) => {
  const [isChoosing, choose] = useState(false)
  const set = useWrite(bankRows.setState, { done: text.stateSet })
  if (row.bkr_state === 'done') return null
  const others = (['waiting', 'later', 'ignored'] as const).filter((state) => state !== row.bkr_state)
  return (
    <>
      {others.map((bkr_state) => (
        <Button
          key={bkr_state}
          variant="default"
          loading={set.isPending && set.variables?.body.bkr_state === bkr_state}
          onClick={() => set.mutate({ body: { bkr_nos: [row.bkr_no], bkr_state } })}
        >
          {text[bkr_state]}
        </Button>
      ))}
      <Button onClick={() => choose(true)}>{text.choose}</Button>
      {isChoosing && <ChooseDialog row={row} onClose={() => choose(false)} />}
    </>
  )
}

/** One row of a statement: what it may be for and why, or the deposit that it has become. */
export const BankRowPanel = ({ bkr_no, onClose }: PeekProps<'bkr_no'>) => (
  <RecordPanel
    endpoint={bankRows.detail}
    params={{ bkr_no }}
    title={(row) => (row ? row.bkr_name || won(row.bkr_amount) : text.list.title)}
    actions={(row) => <Actions row={row} />}
    words={text}
    onClose={onClose}
  >
    {(row) => (
      <Stack>
        <Inline>
          <BankRowTag row={row} />
        </Inline>
        <Card title={text.facts}>
          <Facts
            facts={[
              [text.at, showDateTime(row.bkr_at)],
              [text.amount, won(row.bkr_amount)],
              [text.name, row.bkr_name],
              [text.memo, row.bkr_memo],
              [text.bank, row.bank_name],
              [text.account, row.bkr_account],
              row.bkr_balance !== null && [text.balance, won(row.bkr_balance)],
              row.client_name !== null && [text.client, row.client_name],
            ]}
          />
        </Card>
        {row.dep_no !== null && (
          <Button
            variant="default"
            component={Link}
            to={`${pathOf('AdminContractList')}?tab=deposits&dep_no=${row.dep_no}`}
          >
            {text.toDeposit}
          </Button>
        )}
        {row.bkr_state === 'waiting' && (
          <>
            <SmallText>{row.candidates.length ? text.candidates : text.noCandidates}</SmallText>
            {row.candidates.map((candidate) => (
              <CandidateCard
                key={candidate.shares.map(({ projcrd_no }) => projcrd_no).join()}
                candidate={candidate}
                bkr_no={row.bkr_no}
              />
            ))}
          </>
        )}
      </Stack>
    )}
  </RecordPanel>
)
