import { Select, type SelectProps } from '@mantine/core'
import { useBanks } from './reference.api.ts'

/** A bank by its code. */
export const BankSelect = (props: Omit<SelectProps, 'data'>) => {
  const banks = useBanks().data?.query ?? []
  return (
    <Select
      searchable
      {...props}
      data={banks.map(({ bank_code, bank_name }) => ({ value: bank_code, label: bank_name }))}
    />
  )
}
