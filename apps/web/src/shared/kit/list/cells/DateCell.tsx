import 'dayjs/locale/ko'
import '@mantine/dates/styles.layer.css'
import { Button, TextInput } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { koreaToday } from '../../../lib/format/date.ts'
import { readDay } from '../../../lib/format/readDay.ts'
import { isComposing } from '../../../lib/keyboard/isComposing.ts'
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

/** A day that is typed; Enter takes it. */
const TypedDay = ({ onPick }: { onPick: (day: string) => void }) => {
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const takeOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return
    event.preventDefault()
    const day = readDay(typed)
    if (day) onPick(day)
    else setWrong(true)
  }
  return (
    <TextInput
      mb={8}
      aria-label={listText.typeDay}
      placeholder={listText.typeDayHint}
      value={typed}
      error={isWrong && listText.noSuchDay}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        setWrong(false)
      }}
      onKeyDown={takeOnEnter}
    />
  )
}

/** A day that is picked or typed in the cell: today, tomorrow, Friday, any other, or none. */
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
          <TypedDay onPick={pick} />
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
