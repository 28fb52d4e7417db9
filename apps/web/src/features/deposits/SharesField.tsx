import type { OpenCredit, ShareDraft } from '@crm/contract/features/deposits/deposits'
import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { showDate } from '../../shared/lib/format/date.ts'
import { Note } from '../../shared/ui/display/Note.tsx'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { WholeNumberField } from '../../shared/ui/input/WholeNumberField.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { LineList, LineName } from '../../shared/ui/list/LineList.tsx'
import { depositsText } from './deposits.messages.ts'
import { leftOf, proposeShares } from './proposeShares.ts'

const text = depositsText.form

interface SharesFieldProps {
  /** Of the chosen client, what is due first first; undefined until they are there. */
  credits: readonly OpenCredit[] | undefined
  /** What there is to share. */
  amount: number
  value: readonly ShareDraft[]
  onChange: (shares: ShareDraft[]) => void
  error?: unknown
}

/** What the money pays, proposed by due day until somebody changes it; the rest stays as 선수금. */
export const SharesField = ({ credits, amount, value, onChange, error }: SharesFieldProps) => {
  const isChanged = useRef(false)
  const proposal = credits ? proposeShares(credits, amount) : []
  const proposed = JSON.stringify(proposal)
  // Another client or another amount asks for another proposal; what was typed for this client stays.
  const offered = credits?.map(({ projcrd_no }) => projcrd_no).join()
  const lastOffered = useRef(offered)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new proposal counts
  useEffect(() => {
    if (lastOffered.current !== offered) isChanged.current = false
    lastOffered.current = offered
    if (!isChanged.current && proposed !== JSON.stringify(value)) onChange(proposal)
  }, [proposed, offered])

  if (!credits) return <SmallText>{text.chooseClient}</SmallText>
  const total = value.reduce((sum, share) => sum + share.amount, 0)
  const change = (projcrd_no: number, part: number) => {
    isChanged.current = true
    onChange(
      credits.flatMap((credit) => {
        const mine = credit.projcrd_no === projcrd_no ? part : amountOf(credit.projcrd_no)
        return mine > 0 ? [{ projcrd_no: credit.projcrd_no, amount: mine }] : []
      }),
    )
  }
  const amountOf = (projcrd_no: number) => value.find((share) => share.projcrd_no === projcrd_no)?.amount ?? 0
  const due = ({ projcrd_due_dt }: OpenCredit) => (projcrd_due_dt ? text.due(showDate(projcrd_due_dt)) : text.noDue)
  return (
    <Card
      title={text.credits}
      actions={
        credits.length > 0 && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => {
              isChanged.current = false
              onChange(proposal)
            }}
          >
            {text.propose}
          </Button>
        )
      }
    >
      <Stack gap="sm">
        {credits.length === 0 && <SmallText>{text.noCredits}</SmallText>}
        {credits.length > 0 && (
          <LineList label={text.credits} wraps>
            {credits.map((credit) => (
              <li key={credit.projcrd_no}>
                <LineName>
                  {credit.projcrd_title}
                  <br />
                  <SmallText as="span">{text.about(credit.ctr_title, due(credit), leftOf(credit))}</SmallText>
                </LineName>
                <WholeNumberField
                  aria-label={text.amountFor(credit.projcrd_title)}
                  w={140}
                  max={leftOf(credit)}
                  value={amountOf(credit.projcrd_no) || ''}
                  onChange={(typed) => change(credit.projcrd_no, Number(typed) || 0)}
                />
              </li>
            ))}
          </LineList>
        )}
        {total > amount ? (
          <Note tone="red" role="alert">
            {text.tooMuch(total - amount)}
          </Note>
        ) : (
          <SmallText>{text.rest(amount - total)}</SmallText>
        )}
        {typeof error === 'string' && (
          <Note tone="red" role="alert">
            {error}
          </Note>
        )}
      </Stack>
    </Card>
  )
}
