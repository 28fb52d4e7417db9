import { clientEstimates } from '@crm/contract/features/clientEstimates/clientEstimates'
import type { ClientContract } from '@crm/contract/features/clientEstimates/clientEstimates.rows'
import { isAtSigners, signerState } from '@crm/contract/features/contracts/contracts.words'
import { won } from '@crm/contract/kit/numbers'
import { pathOf } from '@crm/contract/paths'
import { Button } from '@mantine/core'
import { IconSignature } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { PdfButton } from '../../shared/kit/files/download/PdfButton.tsx'
import { showDate, showDateTime } from '../../shared/lib/format/date.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { Facts } from '../../shared/ui/display/Facts.tsx'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Tag, type Tone } from '../../shared/ui/display/Tag.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Inline, Stack } from '../../shared/ui/layout/Stack.tsx'
import { RowItem, RowList } from '../../shared/ui/list/RowList.tsx'
import { ContractStateTag } from '../contracts/ContractState.tsx'
import { clientEstimatesText as text } from './clientEstimates.messages.ts'

type Signer = ClientContract['signers'][number]

const tones: Record<Signer['cs_state'], Tone> = { waiting: 'gray', asked: 'amber', signed: 'green', declined: 'red' }

const SignButton = ({ est_no }: { est_no: number }) => {
  const navigate = useNavigate()
  const { mutate, isPending } = useWrite(clientEstimates.sign, {
    onDone: ({ query: [made] }) => made && navigate(pathOf('PublicEstimateContract', {}, { t: made.t })),
  })
  return (
    <Button
      loading={isPending}
      leftSection={<IconSignature size={16} stroke={1.6} aria-hidden />}
      onClick={() => mutate({ params: { est_no }, body: {} })}
    >
      {text.sign}
    </Button>
  )
}

const SignerRows = ({ signers }: { signers: Signer[] }) => (
  <RowList label={text.signers}>
    {signers.map(({ cs_name, cs_title, cs_state, cs_signed_dt, is_me }, place) => (
      <RowItem
        // biome-ignore lint/suspicious/noArrayIndexKey: signers of a contract that was sent stay in their places
        key={place}
        name={[cs_name, cs_title].filter(Boolean).join(' ')}
        about={cs_signed_dt && text.signedAt(showDateTime(cs_signed_dt))}
      >
        {is_me && <Tag tone="accent">{text.me}</Tag>}
        <Tag tone={tones[cs_state]}>{signerState.label(cs_state)}</Tag>
      </RowItem>
    ))}
  </RowList>
)

const ContractFacts = ({ contract }: { contract: ClientContract }) => {
  const { ctr_title, ctr_state, ctr_amount, ctr_concluded_dt, ctr_cancelled_dt, ctr_valid_dt } = contract
  const { refunds, refund_open } = contract
  return (
    <Facts
      inRows
      facts={[
        [text.contractTitle, ctr_title],
        [text.amount, won(ctr_amount)],
        ctr_concluded_dt !== null && [text.concluded, showDate(ctr_concluded_dt)],
        ctr_cancelled_dt !== null && [text.cancelled, showDate(ctr_cancelled_dt)],
        refunds.length > 0 && [
          text.refunded,
          refunds.map(({ day, amount }) => text.refundOn(won(amount), showDate(day))).join(', '),
        ],
        refund_open > 0 && [text.refundOpen, won(refund_open)],
        isAtSigners(ctr_state) && [text.signUntil, ctr_valid_dt && showDate(ctr_valid_dt)],
      ]}
    />
  )
}

/** Where the contract stands, who signs it, and the paper once it is sealed. */
export const ContractCard = ({ est_no, contract }: { est_no: number; contract: ClientContract }) => {
  const { ctr_kind, ctr_state, signers, may_sign, is_sealed } = contract
  return (
    <>
      <Card title={text.contract} actions={<ContractStateTag state={ctr_state} />}>
        <Stack>
          <ContractFacts contract={contract} />
          {ctr_kind === 'paper' && <SmallText>{text.onPaper}</SmallText>}
          {ctr_kind === 'electronic' && ctr_state === 'concluded' && <SmallText>{text.sealing}</SmallText>}
          {(may_sign || is_sealed) && (
            <Inline wraps>
              {may_sign && <SignButton est_no={est_no} />}
              {is_sealed && (
                <PdfButton endpoint={clientEstimates.contractPdf} params={{ est_no }}>
                  {text.contractPdf}
                </PdfButton>
              )}
            </Inline>
          )}
        </Stack>
      </Card>
      {signers.length > 0 && (
        <Card title={text.signers} flush>
          <SignerRows signers={signers} />
        </Card>
      )}
    </>
  )
}
