import type { RefundOffer } from '@crm/contract/features/contracts/contracts.refunds'
import { type NumberInputProps, Textarea, type TextareaProps } from '@mantine/core'
import { WholeNumberField } from '../../../shared/ui/input/WholeNumberField.tsx'
import { PageSpinner } from '../../../shared/ui/page/PageSpinner.tsx'
import { RefundProposal } from './RefundProposal.tsx'
import { refundText as text } from './refund.messages.ts'

interface RefundFieldsProps {
  offer: RefundOffer | undefined
  amount: number
  /** The amount is not what was proposed: it takes a reason. */
  isOther: boolean
  onEdit: () => void
  amountField: NumberInputProps
  reasonField: TextareaProps
}

/** The proposal with its amount, which can be changed for a reason. */
export const RefundFields = ({ offer, amount, isOther, onEdit, amountField, reasonField }: RefundFieldsProps) =>
  offer ? (
    <RefundProposal offer={offer} amount={amount}>
      <WholeNumberField
        unit="원"
        {...amountField}
        onChange={(value) => {
          onEdit()
          amountField.onChange?.(value)
        }}
      />
      {isOther && <Textarea autosize minRows={2} {...reasonField} description={text.reasonHint} withAsterisk />}
    </RefundProposal>
  ) : (
    <PageSpinner />
  )
