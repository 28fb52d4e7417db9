import { type Holiday, holidays } from '@crm/contract/features/holidays/holidays'
import { messages } from '@crm/contract/messages'
import { Button } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { koreaToday, showDate } from '../../shared/lib/format/date.ts'
import { call } from '../../shared/lib/server/api.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { IconButton } from '../../shared/ui/button/IconButton.tsx'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { RowItem, RowList } from '../../shared/ui/list/RowList.tsx'
import { Panel } from '../../shared/ui/overlay/Panel.tsx'
import { EmptyState } from '../../shared/ui/state/EmptyState.tsx'
import { LoadedRows } from '../../shared/ui/state/LoadedRows.tsx'
import { CompanyDayDialog } from './CompanyDayDialog.tsx'
import { useHolidaysRead } from './holidays.api.ts'
import { holidayText } from './holidays.messages.ts'

const yearsShown = 2

/** The company's own days off of this year and the next ones. */
export const CompanyDaysPanel = ({ onClose }: { onClose: () => void }) => {
  const year = Number(koreaToday().slice(0, 4))
  const read = useHolidaysRead({ from: `${year}-01-01`, to: `${year + yearsShown}-12-31` })
  const days = read.data?.query.filter(({ kind }) => kind === 'company')
  const [edited, edit] = useState<{ day?: Holiday } | null>(null)
  const remove = useWrite(holidays.remove, {
    done: messages.deleted,
    undo: (_, { params }) => {
      const day = days?.find(({ hd_no }) => hd_no === params.hd_no)
      return day ? () => call(holidays.create, { body: { hd_date: day.hd_date, hd_name: day.hd_name } }) : null
    },
  })
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => edit({})}>
      {holidayText.add}
    </Button>
  )
  return (
    <Panel opened onClose={onClose} title={holidayText.companyDays} actions={add}>
      <Stack>
        <SmallText>{holidayText.hint}</SmallText>
        {days?.length === 0 ? (
          <EmptyState words={holidayText.none} action={add} />
        ) : (
          <LoadedRows read={{ ...read, data: days && { query: days } }} empty={holidayText.none}>
            {(rows) => (
              <RowList label={holidayText.companyDays}>
                {rows.map((day) => (
                  <RowItem key={day.hd_no} name={day.hd_name} about={showDate(day.hd_date)}>
                    <IconButton aria-label={holidayText.editOf(day.hd_name)} onClick={() => edit({ day })}>
                      <IconPencil size={18} stroke={1.6} aria-hidden />
                    </IconButton>
                    <IconButton
                      aria-label={holidayText.removeOf(day.hd_name)}
                      disabled={remove.isPending}
                      onClick={() => remove.mutate({ params: { hd_no: day.hd_no } })}
                    >
                      <IconTrash size={18} stroke={1.6} aria-hidden />
                    </IconButton>
                  </RowItem>
                ))}
              </RowList>
            )}
          </LoadedRows>
        )}
      </Stack>
      {edited && <CompanyDayDialog day={edited.day} onClose={() => edit(null)} />}
    </Panel>
  )
}
