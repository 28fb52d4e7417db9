import { contractPayments } from '@crm/contract/features/contractPayments/contractPayments'
import type { LinkPayment } from '@crm/contract/features/contractPayments/contractPayments.rows'
import { contractSigning } from '@crm/contract/features/contractSigning/contractSigning'
import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { usePostedFile } from '../../../shared/kit/files/download/usePostedFile.ts'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Inline } from '../../../shared/ui/layout/Stack.tsx'
import { contractPayText } from '../contractPayments.messages.ts'
import { SlipButton } from '../PaymentOutcome.tsx'

const text = contractPayText.link

const PaperButton = ({ t, endpoint, name }: { t: string; endpoint: AnyEndpoint; name: string }) => {
  const { isBusy, start } = usePostedFile(endpoint, { body: { t }, name: `${name}.pdf`, failed: text.pdfFailed })
  return (
    <Button
      variant="default"
      loading={isBusy}
      leftSection={<IconFileTypePdf size={16} stroke={1.6} aria-hidden />}
      onClick={start}
    >
      {name}
    </Button>
  )
}

/** What whoever has paid keeps: the slip, the estimate, and for a signer the sealed contract. */
export const LinkPapers = ({ t, shown: { payment, has_contract } }: { t: string; shown: LinkPayment }) => (
  <Card title={text.papers}>
    <Inline wraps>
      <SlipButton payment={payment} />
      <PaperButton t={t} endpoint={contractPayments.linkEstimatePdf} name={text.estimatePdf} />
      {has_contract && <PaperButton t={t} endpoint={contractSigning.publicPdf} name={text.contractPdf} />}
    </Inline>
  </Card>
)
