import { depositForecast, forecastReason } from '@crm/contract/features/depositForecast/depositForecast'
import { won } from '@crm/contract/kit/numbers'
import { pathOf } from '@crm/contract/paths'
import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { showDate } from '../../shared/lib/format/date.ts'
import { useReadPages } from '../../shared/lib/server/useReadPages.ts'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Ends } from '../../shared/ui/layout/Ends.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { MoreButton } from '../../shared/ui/list/MoreButton.tsx'
import { Panel } from '../../shared/ui/overlay/Panel.tsx'
import { LoadedRows } from '../../shared/ui/state/LoadedRows.tsx'
import { forecastText as text } from './depositForecast.messages.ts'
import { weekWords } from './WeekBars.tsx'

const rowsAtOnce = 50

/** The payments that are expected in a week, and why then. */
export const WeekPanel = ({ week, onClose }: { week: string; onClose: () => void }) => {
  const pages = useReadPages(depositForecast.credits, { query: { week } }, rowsAtOnce)
  return (
    <Panel opened title={text.weekTitle(weekWords(week))} onClose={onClose}>
      <LoadedRows read={pages} empty={text.noCredits}>
        {(rows) => (
          <Stack>
            <Stack as="ul" gap="row" divided label={text.weekTitle(weekWords(week))}>
              {rows.map((row) => (
                <Ends key={row.projcrd_no} as="li">
                  <div>
                    <strong>{row.client_name}</strong>
                    <SmallText>
                      <Anchor
                        component={Link}
                        inherit
                        to={pathOf('AdminContractList', {}, { tab: 'contracts', ctr_no: row.ctr_no })}
                      >
                        {row.ctr_title}
                      </Anchor>
                      {` · ${row.projcrd_title}`}
                    </SmallText>
                    <SmallText>
                      {text.dueAndExpected(showDate(row.projcrd_due_dt), showDate(row.expected_dt))}
                    </SmallText>
                    <SmallText>{forecastReason(row)}</SmallText>
                  </div>
                  <span>{won(row.open)}</span>
                </Ends>
              ))}
            </Stack>
            <MoreButton pages={pages} />
          </Stack>
        )}
      </LoadedRows>
    </Panel>
  )
}
