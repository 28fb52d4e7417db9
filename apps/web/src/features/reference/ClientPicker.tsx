import { Select, type SelectProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useClientNamed, useClients } from './pickers.api.ts'
import { referenceText } from './reference.messages.ts'

const typingPause = 250
const shownAtOnce = 20

interface ClientPickerProps extends Omit<SelectProps<number>, 'value' | 'onChange' | 'data' | 'defaultValue'> {
  value?: number | null
  onChange: (client_no: number | null) => void
}

/** One client company out of however many: the server looks for what is typed. */
export const ClientPicker = ({ value = null, onChange, ...props }: ClientPickerProps) => {
  const [typed, setTyped] = useState('')
  // It may have been chosen long ago, in a draft.
  const chosen = useClientNamed(value)
  const [keyword] = useDebouncedValue(typed.trim(), typingPause)
  const isChosen = keyword === chosen?.client_name
  const { data } = useClients({ client_type: 'client', keyword: isChosen ? '' : keyword, limit: shownAtOnce })
  const found = data?.query ?? []
  const isMissing = chosen && !found.some(({ client_no }) => client_no === chosen.client_no)
  return (
    <Select<number>
      searchable
      clearable
      withAsterisk
      placeholder={referenceText.client.placeholder}
      // What the server found is what is offered; 초성 would not survive a second filter.
      filter={({ options }) => options}
      nothingFoundMessage={referenceText.client.notFound}
      maxDropdownHeight={260}
      {...props}
      data={[...found, ...(isMissing ? [chosen] : [])].map(({ client_no, client_name }) => ({
        value: client_no,
        label: client_name,
      }))}
      searchValue={typed}
      onSearchChange={setTyped}
      value={value}
      onChange={onChange}
    />
  )
}
