import { projects } from '@crm/contract/features/projects'
import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useRead } from '../../shared/lib/useRead.ts'
import { bookingText as text } from './booking.messages.ts'

const typingPause = 250
const shownAtOnce = 20

interface ProjectPickerProps {
  value: number | null
  onChange: (proj_no: number | null) => void
}

interface Named {
  proj_no: number
  proj_name: string
  client_name: string
}

const optionOf = ({ proj_no, client_name, proj_name }: Named) => ({
  value: proj_no,
  label: `${client_name} · ${proj_name}`,
})

/** One project out of however many: the server looks for what is typed, one's own come first to hand. */
export const ProjectPicker = ({ value, onChange }: ProjectPickerProps) => {
  const [typed, setTyped] = useState('')
  const [keyword] = useDebouncedValue(typed.trim(), typingPause)
  // The chosen one may come from elsewhere: a project's own screen, or a draft.
  const chosen = useRead(projects.find, { query: { proj_no: value ?? 0, limit: 1 } }, { enabled: value !== null })
  const known =
    value === null ? [] : (chosen.data?.query ?? []).filter(({ proj_no }) => proj_no === value).map(optionOf)
  const looksFor = keyword === known[0]?.label ? '' : keyword
  const { data } = useRead(projects.find, {
    query: { keyword: looksFor, limit: shownAtOnce, ...(looksFor ? {} : { is_own: 1 }) },
  })
  const found = (data?.query ?? []).map(optionOf)
  const isFound = found.some((option) => option.value === value)
  return (
    <Select<number>
      searchable
      clearable
      withAsterisk
      label={text.project}
      placeholder={text.projectHint}
      data={isFound ? found : [...known, ...found]}
      // What the server found is what is offered; 초성 would not survive a second filter.
      filter={({ options: offered }) => offered}
      nothingFoundMessage={text.projectNone}
      maxDropdownHeight={260}
      searchValue={typed}
      onSearchChange={setTyped}
      value={value}
      onChange={onChange}
    />
  )
}
