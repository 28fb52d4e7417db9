import { Select, type SelectProps } from '@mantine/core'
import { byChoseong } from '../../shared/lib/format/choseong.ts'
import { referenceText } from './reference.messages.ts'

export interface NumberSelectProps extends Omit<SelectProps<number>, 'value' | 'onChange' | 'data' | 'defaultValue'> {
  value?: number | null
  onChange: (value: number | null) => void
}

interface Options {
  options: { value: number; label: string }[] | undefined
}

/** A select of numbered rows: 초성 find them, and a row may be chosen off again. */
export const NumberSelect = ({ value, options, ...props }: NumberSelectProps & Options) => (
  <Select<number>
    searchable
    clearable
    clearButtonProps={{ 'aria-label': referenceText.clear }}
    filter={byChoseong}
    nothingFoundMessage={referenceText.nothingFound}
    maxDropdownHeight={280}
    {...props}
    data={options ?? []}
    value={value ?? null}
  />
)
