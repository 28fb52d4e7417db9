import { MultiSelect, type MultiSelectProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useCourseNames } from './pickers.api.ts'
import { referenceText } from './reference.messages.ts'

const typingPause = 250
const shownAtOnce = 30

interface CoursesSelectProps extends Omit<MultiSelectProps<number>, 'value' | 'onChange' | 'data' | 'defaultValue'> {
  value?: number[]
  onChange: (crs_nos: number[]) => void
}

/** Several courses out of however many: the server looks for what is typed. */
export const CoursesSelect = ({ value = [], ...props }: CoursesSelectProps) => {
  const [typed, setTyped] = useState('')
  const [keyword] = useDebouncedValue(typed.trim(), typingPause)
  const found = useCourseNames({ keyword, limit: shownAtOnce })
  const chosen = useCourseNames({ crs_nos: value, limit: 200 }, value.length > 0)
  const offered = found.filter(({ crs_no }) => !value.includes(crs_no))
  return (
    <MultiSelect<number>
      searchable
      hidePickedOptions
      placeholder={value.length ? undefined : referenceText.course.placeholder}
      // What the server found is what is offered; 초성 would not survive a second filter.
      filter={({ options }) => options}
      nothingFoundMessage={referenceText.course.notFound}
      maxDropdownHeight={280}
      {...props}
      data={[...offered, ...chosen.filter(({ crs_no }) => value.includes(crs_no))].map(
        ({ crs_no, crs_title, cat_name }) => ({ value: crs_no, label: `${crs_title} · ${cat_name}` }),
      )}
      searchValue={typed}
      onSearchChange={setTyped}
      value={value}
    />
  )
}
