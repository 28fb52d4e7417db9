import { enrolments } from '@crm/contract/features/enrolments/enrolments'
import { type RevenueSums, revenueColumns, revenueFields } from '@crm/contract/features/enrolments/revenue'
import { pickColumns } from '@crm/contract/kit/columns'
import { showNumber } from '@crm/contract/kit/numbers'
import { dates, keyword } from '../../../shared/kit/list/filters/pieces.tsx'
import { ListPage } from '../../../shared/kit/list/ListPage.tsx'
import { useRecordNo } from '../../../shared/kit/record/recordNo.ts'
import { showWon } from '../../../shared/lib/format/money.ts'
import { Facts } from '../../../shared/ui/display/Facts.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { revenueText as text } from './revenue.messages.ts'

const names = Object.keys(revenueFields) as (keyof RevenueSums)[]

/** The sums of everything that the filter leaves, not of the page alone. */
const Sums = ({ sums }: { sums: RevenueSums }) => (
  <Card title={text.sums}>
    <Stack>
      <Facts
        facts={names.map((name) => [
          revenueFields[name],
          name === 'seats' ? showNumber(sums.seats) : showWon(sums[name]),
        ])}
      />
      <SmallText>{text.hint}</SmallText>
    </Stack>
  </Card>
)

const list = {
  endpoint: enrolments.revenue,
  excel: enrolments.revenueExcel,
  emptyAction: null,
  above: (answer: { sums: RevenueSums } | undefined) => answer && <Sums sums={answer.sums} />,
  words: text.list,
} as const

const filters = [keyword(text.search), dates('start_dt', 'end_dt')]

/** What every course brought, month by month. */
export const RevenueTab = () => <ListPage {...list} columns={revenueColumns} filters={filters} saved="revenue" />

const { columns } = revenueColumns
const withoutCourse = pickColumns(
  revenueColumns,
  columns.map(({ key }) => key).filter((key) => key !== 'crs_title'),
)
const days = [dates('start_dt', 'end_dt')]

/** What one course brought, month by month. */
export const CourseRevenueTab = () => (
  <ListPage {...list} columns={withoutCourse} filters={days} fixed={{ crs_no: useRecordNo() }} saved="courseRevenue" />
)
