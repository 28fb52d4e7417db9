import { depositForecast, type Forecast } from '@crm/contract/features/depositForecast/depositForecast'
import { won } from '@crm/contract/kit/numbers'
import { pathOf } from '@crm/contract/paths'
import { Button } from '@mantine/core'
import { Link, useSearchParams } from 'react-router'
import { ExcelButton } from '../../shared/kit/files/download/ExcelButton.tsx'
import { LoadedRecord } from '../../shared/kit/record/RecordLoading.tsx'
import { useChangeSearch } from '../../shared/lib/address/useChangeSearch.ts'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { Facts } from '../../shared/ui/display/Facts.tsx'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { EmptyState } from '../../shared/ui/state/EmptyState.tsx'
import { forecastText as text } from './depositForecast.messages.ts'
import { ComingWeeks, Legend, mostOf, PastWeeks } from './WeekBars.tsx'
import { WeekPanel } from './WeekPanel.tsx'

const sumOf = <Key extends 'expected' | 'came'>(weeks: readonly Record<Key, number>[], key: Key) =>
  weeks.reduce((sum, week) => sum + week[key], 0)

const habitWords = ({ company_delay, clients_known }: Forecast) =>
  company_delay === 0 ? text.onTime(clients_known) : text.habit(company_delay, clients_known)

const SumsCard = ({ forecast }: { forecast: Forecast }) => {
  const { coming, past, open, overdue, later, undated } = forecast
  return (
    <Card title={text.sums} actions={<ExcelButton size="xs" endpoint={depositForecast.excel} filter={{}} />}>
      <Stack>
        <Facts
          facts={[
            [text.expected12, won(sumOf(coming, 'expected'))],
            [text.open, won(open + undated)],
            [text.overdue, won(overdue)],
            [text.later, won(later)],
            [text.undated, won(undated)],
            [text.came8, won(sumOf(past, 'came'))],
          ]}
        />
        <SmallText>{habitWords(forecast)}</SmallText>
      </Stack>
    </Card>
  )
}

const isEmpty = ({ past, coming, open, undated }: Forecast) =>
  open + undated === 0 && sumOf(past, 'came') + sumOf(past, 'expected') + sumOf(coming, 'came') === 0

const Content = ({ forecast, onOpen }: { forecast: Forecast; onOpen: (week: string) => void }) => {
  const { past, coming } = forecast
  if (isEmpty(forecast))
    return (
      <EmptyState
        words={text.empty}
        action={
          <Button component={Link} variant="default" to={pathOf('AdminContractList', {}, { tab: 'contracts' })}>
            {text.toContracts}
          </Button>
        }
      />
    )
  const most = mostOf([...past, ...coming])
  return (
    <Stack>
      <SumsCard forecast={forecast} />
      <Card title={text.coming} flush>
        <Legend />
        <ComingWeeks weeks={coming} most={most} onOpen={onOpen} />
      </Card>
      <Card title={text.past} note={text.pastNote} flush>
        <Legend />
        <PastWeeks weeks={past} most={most} />
      </Card>
    </Stack>
  )
}

/** Which money is expected in which week, beside what came; a week opens its payments. */
export const DepositForecastTab = () => {
  const read = useRead(depositForecast.weeks, {})
  const [search] = useSearchParams()
  const change = useChangeSearch()
  const week = search.get('week')
  const open = (next: string | null) =>
    change((params) => {
      if (next === null) params.delete('week')
      else params.set('week', next)
      return params
    })
  return (
    <LoadedRecord read={read}>
      {(forecast) => (
        <>
          <Content forecast={forecast} onOpen={open} />
          {week && <WeekPanel key={week} week={week} onClose={() => open(null)} />}
        </>
      )}
    </LoadedRecord>
  )
}
