import { kindOf } from '@crm/contract/features/meetings/meetingNames'
import { minutes, type ClientMinutes as Row } from '@crm/contract/features/minutes/minutes'
import { withoutMarks } from '@crm/contract/features/minutes/minutesMarks'
import { PdfButton } from '../../shared/kit/files/download/PdfButton.tsx'
import { showDateTime } from '../../shared/lib/format/date.ts'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { Card, CardFoot, CardPart } from '../../shared/ui/layout/Card.tsx'
import { FoldArrow } from '../../shared/ui/layout/FoldArrow.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { MoreButton } from '../../shared/ui/list/MoreButton.tsx'
import { RowList, RowSummary, RowWords } from '../../shared/ui/list/RowList.tsx'
import { RowBlocksSkeleton } from '../../shared/ui/page/PageSkeleton.tsx'
import { LoadedRows } from '../../shared/ui/state/LoadedRows.tsx'
import { MarkedText } from './MarkedText.tsx'
import { useOwnMinutes } from './minutes.api.ts'
import { minutesText } from './minutes.messages.ts'

const Minute = ({ row }: { row: Row }) => (
  <li>
    <details>
      <RowSummary>
        <RowWords
          as="span"
          name={[showDateTime(row.start_dt), row.proj_name].filter(Boolean).join(' · ')}
          about={withoutMarks(row.mrd_content)}
        />
        <Tag tone={row.mr_type === 3 ? 'accent' : 'gray'}>{kindOf(row)}</Tag>
        <FoldArrow />
      </RowSummary>
      <CardPart>
        <Stack gap="row">
          <MarkedText text={row.mrd_content} />
          <div>
            <PdfButton endpoint={minutes.pdf} params={{ mrd_no: row.mrd_no }} size="xs" />
          </div>
        </Stack>
      </CardPart>
    </details>
  </li>
)

/** What was agreed at the company's meetings, or at those of one project, the newest first; each opens in its row. */
export const ClientMinutes = ({ proj_no }: { proj_no?: number }) => {
  const pages = useOwnMinutes(proj_no)
  return (
    <Card title={minutesText.title} note={pages.data && minutesText.count(pages.total)} flush={pages.total > 0}>
      <LoadedRows read={pages} empty={minutesText.list.empty} loading={<RowBlocksSkeleton count={2} height={38} />}>
        {(rows) => (
          <RowList>
            {rows.map((row) => (
              <Minute key={row.mrd_no} row={row} />
            ))}
          </RowList>
        )}
      </LoadedRows>
      {pages.hasMore && (
        <CardFoot>
          <MoreButton pages={pages} />
        </CardFoot>
      )}
    </Card>
  )
}
