import { clientEstimates } from '@crm/contract/features/clientEstimates/clientEstimates'
import type { ClientEstimate } from '@crm/contract/features/clientEstimates/clientEstimates.rows'
import { screens } from '@crm/contract/screens'
import { PdfButton } from '../../shared/kit/files/download/PdfButton.tsx'
import { RecordPage } from '../../shared/kit/record/RecordPage.tsx'
import { useRecordNo } from '../../shared/kit/record/recordNo.ts'
import { Card } from '../../shared/ui/Card.tsx'
import { Stack } from '../../shared/ui/Stack.tsx'
import { EstimateContent } from '../publicEstimates/EstimateContent.tsx'
import { EstimateFacts } from '../publicEstimates/EstimateFacts.tsx'
import { ContractCard } from './ContractCard.tsx'
import { useNoteRead, useOwnCalls } from './clientEstimates.api.ts'
import { clientEstimatesText as text } from './clientEstimates.messages.ts'
import { PaymentsCard } from './PaymentsCard.tsx'

const Content = ({ est_no, estimate }: { est_no: number; estimate: ClientEstimate }) => {
  useNoteRead(est_no)
  const calls = {
    ...useOwnCalls(est_no),
    pdf: (
      <PdfButton endpoint={clientEstimates.pdf} params={{ est_no }}>
        {text.pdf}
      </PdfButton>
    ),
  }
  return (
    <div>
      <Stack>
        <Card title={text.kind}>
          <EstimateFacts calls={calls} estimate={estimate} />
        </Card>
        <div>
          <EstimateContent key={estimate.est_ver} calls={calls} estimate={estimate} />
        </div>
      </Stack>
    </div>
  )
}

/** An estimate as the people of its company read and answer it, with its contract and what is to be paid. */
export const ClientEstimateDetailScreen = () => {
  const est_no = useRecordNo()
  return (
    <RecordPage
      endpoint={clientEstimates.detail}
      params={{ est_no }}
      list={{ path: screens.ClientEstimateList.path, title: screens.ClientEstimateList.title }}
      words={text}
      title={({ est_title }) => est_title}
      context={({ est_code }) => est_code}
      side={({ contract, transfer }) =>
        contract && (
          <>
            <ContractCard est_no={est_no} contract={contract} />
            <PaymentsCard contract={contract} transfer={transfer} />
          </>
        )
      }
    >
      {(estimate) => <Content est_no={est_no} estimate={estimate} />}
    </RecordPage>
  )
}
