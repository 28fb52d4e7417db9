import { Select, type SelectProps } from '@mantine/core'
import { useState } from 'react'
import { useProjectNamed, useProjectSearch } from './todos.api.ts'
import { text } from './todos.messages.ts'

interface ProjectPickerProps extends Omit<SelectProps<number>, 'value' | 'onChange' | 'data' | 'defaultValue'> {
  value: number | null
  onChange: (proj_no: number | null) => void
}

interface Named {
  proj_no: number
  proj_name: string
  client_name: string
}

const optionOf = ({ proj_no, proj_name, client_name }: Named) => ({
  value: proj_no,
  label: proj_name.includes(client_name) ? proj_name : `${client_name} · ${proj_name}`,
})

/** One project: the server looks for what is typed, by name, company or representative. */
export const ProjectPicker = ({ value, onChange, ...props }: ProjectPickerProps) => {
  const [typed, setTyped] = useState('')
  const chosen = useProjectNamed(value)
  const label = chosen ? optionOf(chosen).label : ''
  const { found, isTooShort } = useProjectSearch(typed === label ? '' : typed)
  const others = found.filter(({ proj_no }) => proj_no !== value)
  return (
    <Select<number>
      searchable
      clearable
      clearButtonProps={{ 'aria-label': text.clearProject }}
      placeholder={text.projectHint}
      // What the server found is what is offered; 초성 would not survive a second filter.
      filter={({ options }) => options}
      nothingFoundMessage={isTooShort ? text.projectTypeMore : text.projectNone}
      maxDropdownHeight={260}
      {...props}
      data={[...(chosen ? [optionOf(chosen)] : []), ...others.map(optionOf)]}
      searchValue={typed}
      onSearchChange={setTyped}
      value={value}
      onChange={onChange}
    />
  )
}
