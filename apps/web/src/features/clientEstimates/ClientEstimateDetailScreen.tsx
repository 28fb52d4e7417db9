import { clientEstimates } from '@crm/contract/features/clientEstimates/clientEstimates'
import type { ClientEstimate } from '@crm/contract/features/clientEstimates/clientEstimates.rows'
import { isConcluded } from '@crm/contract/features/contracts/contracts.words'
import { screens } from '@crm/contract/screens'
import { Button } from '@mantine/core'
import { PdfButton } from '../../shared/kit/files/download/PdfButton.tsx'
import { RecordPage } from '../../shared/kit/record/RecordPage.tsx'
import { useRecordNo } from '../../shared/kit/record/recordNo.ts'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { EstimateContent } from '../publicEstimates/EstimateContent.tsx'
import { EstimateFacts } from '../publicEstimates/EstimateFacts.tsx'
import { OwnSettlementCard } from '../settlements/SettlementCard.tsx'
import classes from './ClientEstimates.module.css'
import { ContractCard } from './ContractCard.tsx'
import { useNoteRead, useOwnCalls } from './clientEstimates.api.ts'
import { clientEstimatesText as text } from './clientEstimates.messages.ts'
import { PapersCard } from './PapersCard.tsx'
import { PaymentsCard } from './PaymentsCard.tsx'

const contractId = 'contract'
const showContract = () => document.getElementById(contractId)?.scrollIntoView({ behavior: 'smooth' })

const Content = ({ est_no, estimate }: { est_no: number; estimate: ClientEstimate }) => {
  useNoteRead(est_no)
  const calls = {
    ...useOwnCalls(est_no),
    pdf: (
      <>
        <PdfButton endpoint={clientEstimates.pdf} params={{ est_no }}>
          {text.pdf}
        </PdfButton>
        {estimate.contract && (
          <Button className={classes.toContract} variant="default" onClick={showContract}>
            {text.toContract}
          </Button>
        )}
      </>
    ),
  }
  return (
    <Stack className={classes.content}>
      <Card title={text.kind}>
        <EstimateFacts calls={calls} estimate={estimate} />
      </Card>
      <EstimateContent key={estimate.est_ver} calls={calls} estimate={estimate} />
    </Stack>
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
          <Stack id={contractId} className={classes.content}>
            <ContractCard est_no={est_no} contract={contract} />
            <PaymentsCard est_no={est_no} contract={contract} transfer={transfer} />
            <PapersCard contract={contract} />
            {isConcluded(contract.ctr_state) && <OwnSettlementCard est_no={est_no} />}
          </Stack>
        )
      }
    >
      {(estimate) => <Content est_no={est_no} estimate={estimate} />}
    </RecordPage>
  )
}
