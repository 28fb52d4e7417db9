import { clients } from '@crm/contract/features/clients'
import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { useRead } from '../../shared/lib/useRead.ts'
import { text } from './clients.messages.ts'

const typingPause = 250
const shownAtOnce = 20

interface ClientSelectProps {
  label: string
  value?: number | null
  onChange: (client_no: number | null) => void
  error?: ReactNode
}

/** One client company out of however many: the server looks for what is typed. */
export const ClientSelect = ({ label, value, onChange, error }: ClientSelectProps) => {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<{ value: number; label: string } | null>(null)
  const [keyword] = useDebouncedValue(typed.trim(), typingPause)
  const { data } = useRead(clients.list, {
    query: { client_type: 'client', keyword: keyword === chosen?.label ? '' : keyword, limit: shownAtOnce },
  })
  const found = (data?.query ?? []).map(({ client_no, client_name, client_rep_name }) => ({
    value: client_no,
    label: client_name,
    rep: client_rep_name,
  }))
  const options = chosen && !found.some((option) => option.value === chosen.value) ? [...found, chosen] : found
  return (
    <Select<number>
      searchable
      clearable
      withAsterisk
      label={label}
      placeholder={text.companyPlaceholder}
      data={options}
      // What the server found is what is offered; 초성 would not survive a second filter.
      filter={({ options: offered }) => offered}
      nothingFoundMessage={text.notFound}
      maxDropdownHeight={260}
      searchValue={typed}
      onSearchChange={setTyped}
      value={value ?? null}
      error={error}
      onChange={(client_no) => {
        setChosen(options.find((option) => option.value === client_no) ?? null)
        onChange(client_no)
      }}
    />
  )
}
