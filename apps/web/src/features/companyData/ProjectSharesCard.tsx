import { type CompanyShare, companyData } from '@crm/contract/features/companyData/companyData'
import { pathOf } from '@crm/contract/paths'
import { Button } from '@mantine/core'
import { Link, useNavigate } from 'react-router'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { LoadedRows } from '../../shared/ui/state/LoadedRows.tsx'
import { SharedRows } from '../fileShares/SharedRows.tsx'
import { useViewedFile } from '../files/useViewedFile.tsx'
import { companyDataText as text } from './companyData.messages.ts'
import { shareFacts } from './shareFacts.ts'

const sharedTab = { tab: 'shared' } as const

/** What staff share with the company out of one project: files open here, boxes in the data room. */
export const ProjectSharesCard = ({ proj_no }: { proj_no: number }) => {
  const read = useRead(companyData.shared)
  const navigate = useNavigate()
  const { openFile, viewer } = useViewedFile()
  const shares = read.data?.query.filter((share) => share.proj_no === proj_no)
  const open = ({ ft_no, kind }: { ft_no: number; kind: CompanyShare['kind'] }) =>
    kind === 'box' ? navigate(pathOf('ClientCompanyData', {}, { ...sharedTab, box: ft_no })) : openFile(ft_no)
  return (
    <Card
      title={text.shared}
      note={shares && text.count(shares.length)}
      actions={
        <Button component={Link} to={pathOf('ClientCompanyData', {}, sharedTab)} size="xs" variant="default">
          {text.all}
        </Button>
      }
      flush={Boolean(shares?.length)}
    >
      <LoadedRows
        read={{ ...read, data: read.data && { ...read.data, query: shares ?? [] } }}
        empty={text.nothingOfProject}
      >
        {(rows) => (
          <SharedRows
            entries={rows.map((share) => ({ ...share, update_dt: share.reg_dt }))}
            onOpen={open}
            side={(share) => <SmallText as="span">{shareFacts(share)}</SmallText>}
          />
        )}
      </LoadedRows>
      {viewer}
    </Card>
  )
}
