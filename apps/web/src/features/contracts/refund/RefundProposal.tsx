import { divideRefund, type RefundOffer, refundWay } from '@crm/contract/features/contracts/contracts.refunds'
import { payType } from '@crm/contract/features/projects/projects.words'
import { won } from '@crm/contract/kit/numbers'
import type { ReactNode } from 'react'
import { showDate } from '../../../shared/lib/format/date.ts'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Tag } from '../../../shared/ui/display/Tag.tsx'
import { Ends } from '../../../shared/ui/layout/Ends.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { refundText as text } from './refund.messages.ts'

const Line = ({ name, amount, about }: { name: string; amount?: string; about?: string }) => (
  <li>
    <Ends>
      <strong>{name}</strong>
      {amount && <span>{amount}</span>}
    </Ends>
    {about && <SmallText>{about}</SmallText>}
  </li>
)

/** How the proposed amount comes about, line by line. */
const Reckoning = ({ offer }: { offer: RefundOffer }) => {
  const { paid, done, total, ctr_amount, performed, amount } = offer
  return (
    <Stack as="ul" gap="row" divided label={text.reckoning}>
      <Line name={text.paid} amount={won(paid)} />
      <Line name={text.share(done, total)} about={text.why(offer)} />
      {performed > 0 && <Line name={text.performed(ctr_amount)} amount={`− ${won(performed)}`} />}
      <Line name={text.proposed} amount={won(amount)} {...(performed > paid && { about: text.lessPaid })} />
    </Stack>
  )
}

/** What goes back from which deposit, for the amount that is entered. */
const Parts = ({ offer, amount }: { offer: RefundOffer; amount: number }) => {
  const parts = divideRefund(Math.min(amount, offer.paid), offer.sources)
  return (
    parts.length > 0 && (
      <Stack as="ul" gap="row" divided label={text.parts}>
        {parts.map(({ dep_no, dep_dt, dep_pay_type, way, part }) => (
          <li key={dep_no}>
            <Ends>
              <strong>
                {text.partOf(showDate(dep_dt), payType.label(dep_pay_type))} <Tag>{refundWay.label(way)}</Tag>
              </strong>
              <span>{won(part)}</span>
            </Ends>
            <SmallText>{way === 'card' ? text.card : text.transfer}</SmallText>
          </li>
        ))}
      </Stack>
    )
  )
}

interface RefundProposalProps {
  offer: RefundOffer
  /** As entered. */
  amount: number
  children: ReactNode
}

/** The reckoning, the fields that change its amount, and where the money comes from. */
export const RefundProposal = ({ offer, amount, children }: RefundProposalProps) => (
  <Stack>
    {offer.is_pending && <Note tone="amber">{text.pending}</Note>}
    <Reckoning offer={offer} />
    {children}
    <Parts offer={offer} amount={amount} />
  </Stack>
)
