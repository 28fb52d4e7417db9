import { taxPapers } from '@crm/contract/features/taxPapers/taxPapers'
import type { PaymentPapers } from '@crm/contract/features/taxPapers/taxPapers.rows'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Inline, Stack } from '../../shared/ui/layout/Stack.tsx'
import { InvoiceDialog, ReceiptDialog } from './AskDialogs.tsx'
import { PaperFacts } from './PaperFacts.tsx'
import { taxPapersText as text } from './taxPapers.messages.ts'

const AskButtons = ({ asked }: { asked: PaymentPapers }) => {
  const [open, setOpen] = useState<'invoice' | 'receipt' | null>(null)
  const close = () => setOpen(null)
  const { may_invoice, may_receipt } = asked
  const isWaiting = may_invoice !== null && !may_receipt
  if (may_invoice === null && !may_receipt) return null
  return (
    <Inline wraps>
      {may_invoice !== null && (
        <Button variant="default" onClick={() => setOpen('invoice')}>
          {isWaiting ? text.ask.change : text.ask[may_invoice === 'invoice' ? 'invoice' : 'tax_invoice']}
        </Button>
      )}
      {may_receipt && (
        <Button variant="default" onClick={() => setOpen('receipt')}>
          {text.ask.receipt}
        </Button>
      )}
      {open === 'invoice' && <InvoiceDialog asked={asked} onClose={close} />}
      {open === 'receipt' && <ReceiptDialog asked={asked} onClose={close} />}
    </Inline>
  )
}

/** The papers of a payment, and what may be asked for. Nothing before it is paid. */
export const PaymentPapersCard = ({ pay_no }: { pay_no: number }) => {
  const asked = useRead(taxPapers.ofPayment, { params: { pay_no } }).data?.query[0]
  if (!asked) return null
  const { papers, note } = asked
  return (
    <Card title={text.papers}>
      <Stack>
        {note !== null && <SmallText>{note}</SmallText>}
        {note === null && papers.length === 0 && <SmallText>{text.none}</SmallText>}
        {papers.map((paper) => (
          <PaperFacts key={paper.tp_no} paper={paper} />
        ))}
        <AskButtons asked={asked} />
      </Stack>
    </Card>
  )
}
