import { type CompanyShare, companyData } from '@crm/contract/features/companyData/companyData'
import { useSearchParams } from 'react-router'
import { useRead } from '../../shared/lib/useRead.ts'
import { Card } from '../../shared/ui/Card.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { PageSpinner } from '../../shared/ui/PageSpinner.tsx'
import { SmallText } from '../../shared/ui/SmallText.tsx'
import { SharedRows } from '../fileShares/SharedRows.tsx'
import { useViewedFile } from '../files/useViewedFile.tsx'
import { useBoxInAddress } from '../fileTree/tree/useTreeView.ts'
import { companyDataText as text } from './companyData.messages.ts'
import { SharedBox } from './SharedBox.tsx'
import { shareFacts } from './shareFacts.ts'

interface ByProjectProps {
  shares: CompanyShare[]
  onOpen: (share: { ft_no: number; kind: CompanyShare['kind'] }) => void
}

const ByProject = ({ shares, onOpen }: ByProjectProps) =>
  [...Map.groupBy(shares, ({ proj_no }) => proj_no)].map(([proj_no, ofProject]) => {
    const facts = new Map(ofProject.map((share) => [share.ft_no, shareFacts(share)]))
    return (
      <Card key={proj_no} flush title={ofProject[0]?.proj_name ?? ''}>
        <SharedRows
          entries={ofProject.map((share) => ({ ...share, update_dt: share.reg_dt }))}
          onOpen={onOpen}
          side={({ ft_no }) => <SmallText as="span">{facts.get(ft_no)}</SmallText>}
        />
      </Card>
    )
  })

/** What staff share with the company out of its projects. */
export const SharedWithUs = () => {
  const read = useRead(companyData.shared)
  const [box, openBox] = useBoxInAddress()
  const [search, setSearch] = useSearchParams()
  const { openFile, viewer } = useViewedFile()
  const shares = read.data?.query
  const setOffset = (offset: number) =>
    setSearch(
      (now) => new URLSearchParams([...[...now].filter(([name]) => name !== 'offset'), ['offset', `${offset}`]]),
    )
  const open = ({ ft_no, kind }: { ft_no: number; kind: CompanyShare['kind'] }) =>
    kind === 'box' ? openBox(ft_no) : openFile(ft_no)
  if (box !== null)
    return (
      <>
        <SharedBox
          box={box}
          offset={Math.max(0, Number(search.get('offset')) || 0)}
          onOpenBox={openBox}
          onOpenFile={openFile}
          onPage={setOffset}
        />
        {viewer}
      </>
    )
  if (read.isError && !shares) return <ErrorState reason={read.error.message} onRetry={() => read.refetch()} />
  if (!shares) return <PageSpinner />
  return (
    <>
      {shares.length ? <ByProject shares={shares} onOpen={open} /> : <EmptyState words={text.nothingShared} />}
      {viewer}
    </>
  )
}
