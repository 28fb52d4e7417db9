import { type Deposit, depositFields, depositMessages, deposits } from '@crm/contract/features/deposits/deposits'
import { payType } from '@crm/contract/features/projects/projects.words'
import { won } from '@crm/contract/kit/numbers'
import { pathOf } from '@crm/contract/paths'
import { screens } from '@crm/contract/screens'
import { Anchor, Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { HistoryCard } from '../../shared/kit/history/HistoryCard.tsx'
import type { PeekProps } from '../../shared/kit/list/OpenedPeek.tsx'
import { RecordPanel } from '../../shared/kit/record/RecordPanel.tsx'
import { showDate } from '../../shared/lib/format/date.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { useMayOpen } from '../../shared/lib/session/useMay.ts'
import { Facts } from '../../shared/ui/display/Facts.tsx'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { RowItem, RowList } from '../../shared/ui/list/RowList.tsx'
import { prompt } from '../../shared/ui/overlay/dialogs.ts'
import { GiveBackDialog, leftOfDeposit, ShareDialog } from './DepositDialogs.tsx'
import { DepositTag } from './DepositTag.tsx'
import { depositsText as text } from './deposits.messages.ts'

const CorrectButton = ({ dep_no }: { dep_no: number }) => {
  const correct = useWrite(deposits.correct, { done: text.corrected })
  const ask = async () => {
    const dep_memo = await prompt({
      ...{ title: text.correctTitle, description: text.correctHint, label: text.correctReason },
      ...{ tone: 'danger', yes: text.correct },
      check: (typed) => (typed.trim() ? null : depositMessages.correctionReason),
    })
    if (dep_memo !== null) correct.mutate({ params: { dep_no }, body: { dep_memo } })
  }
  return (
    <Button variant="default" loading={correct.isPending} onClick={ask}>
      {text.correct}
    </Button>
  )
}

const Actions = ({ deposit }: { deposit: Deposit }) => {
  const [open, setOpen] = useState<'share' | 'giveBack' | null>(null)
  if (deposit.reversed_dep_no !== null || leftOfDeposit(deposit) === 0) return null
  const close = () => setOpen(null)
  return (
    <>
      {deposit.pay_no === null && <CorrectButton dep_no={deposit.dep_no} />}
      <Button variant="default" onClick={() => setOpen('giveBack')}>
        {text.giveBack}
      </Button>
      {deposit.unshared > 0 && <Button onClick={() => setOpen('share')}>{text.share}</Button>}
      {open === 'share' && <ShareDialog deposit={deposit} onClose={close} />}
      {open === 'giveBack' && <GiveBackDialog deposit={deposit} onClose={close} />}
    </>
  )
}

const SharesCard = ({ deposit: { shares } }: { deposit: Deposit }) => {
  const mayOpen = useMayOpen(screens.WorkDetailDashboard)
  return (
    <Card title={text.shares} flush={shares.length > 0}>
      {shares.length === 0 && <SmallText>{text.noShares}</SmallText>}
      <RowList label={text.shares}>
        {shares.map(({ projcrd_no, projcrd_title, ctr_title, proj_no, ds_amount }) => (
          <RowItem
            key={projcrd_no}
            name={projcrd_title}
            about={
              mayOpen ? (
                <Anchor component={Link} to={pathOf('WorkDetailDashboard', { id: proj_no })} inherit>
                  {ctr_title}
                </Anchor>
              ) : (
                ctr_title
              )
            }
          >
            {won(ds_amount)}
          </RowItem>
        ))}
      </RowList>
    </Card>
  )
}

const RefundsCard = ({ deposit: { refunds } }: { deposit: Deposit }) =>
  refunds.length > 0 && (
    <Card title={text.refunds} flush>
      <RowList label={text.refunds}>
        {refunds.map(({ dep_no, dep_dt, dep_amount, dep_memo, is_correction }) => (
          <RowItem
            key={dep_no}
            name={`${showDate(dep_dt)} ${is_correction ? text.correction : text.refund}`}
            about={dep_memo}
          >
            {won(-dep_amount)}
          </RowItem>
        ))}
      </RowList>
    </Card>
  )

/** A deposit or a refund beside its list. */
export const DepositPanel = ({ dep_no, onClose, onOpen }: PeekProps<'dep_no'>) => (
  <RecordPanel
    endpoint={deposits.detail}
    params={{ dep_no }}
    title={(deposit) => deposit?.client_name ?? text.list.title}
    actions={(deposit) => <Actions deposit={deposit} />}
    words={text}
    onClose={onClose}
  >
    {(deposit) => {
      const { reversed_dep_no } = deposit
      return (
        <Stack>
          <Card title={text.facts}>
            <Facts
              facts={[
                [depositFields.dep_dt, showDate(deposit.dep_dt)],
                [depositFields.dep_amount, won(deposit.dep_amount)],
                [
                  depositFields.dep_pay_type,
                  <DepositTag key="kind" deposit={deposit} otherwise={payType.label(deposit.dep_pay_type)} />,
                ],
                [depositFields.dep_name, deposit.dep_name],
                reversed_dep_no === null && [text.unshared, won(deposit.unshared)],
                deposit.refunded > 0 && [text.refunded, won(deposit.refunded)],
                [text.registered, [deposit.emp_name, showDate(deposit.reg_dt)].filter(Boolean).join(' · ')],
                [depositFields.dep_memo, deposit.dep_memo, 'wide'],
              ]}
            />
          </Card>
          {reversed_dep_no === null ? (
            <>
              <SharesCard deposit={deposit} />
              <RefundsCard deposit={deposit} />
            </>
          ) : (
            <Button variant="default" onClick={() => onOpen(reversed_dep_no)}>
              {text.original}
            </Button>
          )}
          <HistoryCard to={{ to_table: 'deposits', to_no: dep_no }} />
        </Stack>
      )
    }}
  </RecordPanel>
)
