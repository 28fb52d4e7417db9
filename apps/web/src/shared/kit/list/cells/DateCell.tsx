import 'dayjs/locale/ko'
import '@mantine/dates/styles.layer.css'
import { Button } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import type { ReactNode } from 'react'
import { koreaToday } from '../../../lib/date.ts'
import { uiText } from '../../../ui/ui.messages.ts'
import { listText } from '../list.messages.ts'
import classes from './CellEditor.module.css'
import { CellEditor } from './CellEditor.tsx'
import { nearDays } from './nearDays.ts'

interface DateCellProps {
  label: string
  shown: ReactNode
  /** `YYYY-MM-DD` */
  value: string | null
  onPick: (day: string | null) => void
}

/** A day that is picked in the cell: today, tomorrow, Friday, any other, or none. */
export const DateCell = ({ label, shown, value, onPick }: DateCellProps) => (
  <CellEditor label={label} shown={shown}>
    {(close) => {
      const pick = (day: string | null) => {
        close()
        if (day !== value) onPick(day)
      }
      return (
        <>
          <div className={classes.days}>
            {nearDays(koreaToday()).map(({ day, words }) => (
              <Button key={day} size="compact-xs" variant="default" onClick={() => pick(day)}>
                {words}
              </Button>
            ))}
            {value && (
              <Button size="compact-xs" variant="subtle" color="gray" onClick={() => pick(null)}>
                {listText.noDate}
              </Button>
            )}
          </div>
          <DatePicker
            locale="ko"
            firstDayOfWeek={0}
            weekendDays={[0]}
            monthLabelFormat="YYYY년 M월"
            yearLabelFormat="YYYY년"
            ariaLabels={{ previousMonth: uiText.previousMonth, nextMonth: uiText.nextMonth }}
            defaultDate={value ?? koreaToday()}
            getDayProps={(day) => (day === koreaToday() ? { 'data-today': true } : {})}
            value={value}
            onChange={(day) => pick(day ?? value)}
          />
        </>
      )
    }}
  </CellEditor>
)
