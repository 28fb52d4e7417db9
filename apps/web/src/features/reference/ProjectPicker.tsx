import { Select, type SelectProps } from '@mantine/core'
import { useState } from 'react'
import { useOfferedProjects, useProjectNamed } from './pickers.api.ts'
import { referenceText } from './reference.messages.ts'

interface Props extends Omit<SelectProps<number>, 'value' | 'onChange' | 'data' | 'defaultValue'> {
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

/** Picks one project: one's own are listed at first, the server searches for what is typed. */
export const ProjectPicker = ({ value, onChange, ...props }: Props) => {
  const [typed, setTyped] = useState('')
  // The chosen one may come from elsewhere: a project's own screen, or a draft.
  const chosen = useProjectNamed(value)
  const label = chosen ? optionOf(chosen).label : ''
  const offered = useOfferedProjects(typed === label ? '' : typed)
  const others = offered.filter(({ proj_no }) => proj_no !== value)
  return (
    <Select<number>
      searchable
      clearable
      clearButtonProps={{ 'aria-label': referenceText.project.clear }}
      placeholder={referenceText.project.placeholder}
      // What the server found is what is offered; 초성 would not survive a second filter.
      filter={({ options }) => options}
      nothingFoundMessage={referenceText.project.notFound}
      maxDropdownHeight={260}
      {...props}
      data={[...(chosen ? [chosen] : []), ...others].map(optionOf)}
      searchValue={typed}
      onSearchChange={setTyped}
      value={value}
      onChange={onChange}
    />
  )
}
