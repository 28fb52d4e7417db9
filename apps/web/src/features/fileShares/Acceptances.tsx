import { fileShares } from '@crm/contract/features/fileShares/fileShares'
import { PdfButton } from '../../shared/kit/files/download/PdfButton.tsx'
import { showDate } from '../../shared/lib/date.ts'
import { useRead } from '../../shared/lib/useRead.ts'
import { Card } from '../../shared/ui/Card.tsx'
import { RowItem, RowList } from '../../shared/ui/RowList.tsx'
import { sharesText as text } from './fileShares.messages.ts'

/** What was signed for a project's files, also for those that have been deleted for good; nothing where nobody signed. */
export const Acceptances = ({ proj_no }: { proj_no: number }) => {
  const signed = useRead(fileShares.listAcceptances, { query: { proj_no, limit: 1000 } }).data?.query ?? []
  if (!signed.length) return null
  return (
    <Card flush title={text.acceptances} note={signed.length}>
      <RowList label={text.acceptances} scrolls>
        {signed.map(({ sa_no, sh_no, name, email, title, reg_dt }) => (
          <RowItem
            key={sa_no}
            name={[name, email].filter(Boolean).join(' · ')}
            about={`${title} · ${showDate(reg_dt)}`}
          >
            <PdfButton size="compact-sm" endpoint={fileShares.acceptancePdf} params={{ sh_no, sa_no }}>
              {text.acceptance}
            </PdfButton>
          </RowItem>
        ))}
      </RowList>
    </Card>
  )
}
