import { lazyPart } from '../../shared/lib/page/lazyPart.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Acceptances } from '../fileShares/Acceptances.tsx'
import { companyDataText as text } from './companyData.messages.ts'

const CompanyTree = lazyPart(() => import('./CompanyTree.tsx').then((file) => file.CompanyTree))

/** A company's data room among what staff know of it, with what readers of its links have signed. */
export const CompanyDataCard = ({ client_no }: { client_no: number }) => (
  <>
    <Card title={text.card}>
      <CompanyTree client_no={client_no} actions="staff" panelPlace="over" />
    </Card>
    <Acceptances root={{ client_no }} />
  </>
)
