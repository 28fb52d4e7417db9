import { type ClientFilter, clientFields, clientState, clientType } from '@crm/contract/features/clients/clients'
import { Select } from '@mantine/core'
import { ClearFilters } from '../../shared/kit/list/filters/ClearFilters.tsx'
import { FoldedFilters } from '../../shared/kit/list/filters/FoldedFilters.tsx'
import { SearchField } from '../../shared/ui/SearchField.tsx'
import { Segments } from '../../shared/ui/Segments.tsx'
import { RegionSelect } from '../reference/RegionSelect.tsx'
import { BusinessTypeSelect, EmployeeSelect, InvestmentTypeSelect } from '../reference/selects.tsx'
import classes from './Clients.module.css'
import { text } from './clients.messages.ts'

interface ClientFiltersProps {
  value: ClientFilter
  onChange: (change: Partial<ClientFilter>) => void
}

export const noConditions = {
  keyword: undefined,
  addr_no: undefined,
  bt_no: undefined,
  it_no: undefined,
  emp_no: undefined,
  state: undefined,
}

/** Whether anything but the kind of company narrows the list. */
export const isNarrowed = (filter: ClientFilter) =>
  Object.keys(noConditions).some((name) => (filter[name as keyof typeof noConditions] ?? '') !== '')

/** How many conditions besides the keyword narrow the list. */
const countOf = (filter: ClientFilter) =>
  (['addr_no', 'bt_no', 'it_no', 'emp_no', 'state'] as const).filter((name) => filter[name] !== undefined).length

const Choices = ({ value, onChange }: ClientFiltersProps) => (
  <>
    <RegionSelect value={value.addr_no} onChange={(addr_no) => onChange({ addr_no: addr_no ?? undefined })} />
    <BusinessTypeSelect
      aria-label={clientFields.bt_no}
      placeholder={text.allBusinesses}
      w={150}
      value={value.bt_no}
      onChange={(bt_no) => onChange({ bt_no: bt_no ?? undefined })}
    />
    <InvestmentTypeSelect
      aria-label={clientFields.it_no}
      placeholder={text.allInvestments}
      w={140}
      value={value.it_no}
      onChange={(it_no) => onChange({ it_no: it_no ?? undefined })}
    />
    <EmployeeSelect
      aria-label={clientFields.client_managers}
      placeholder={text.allManagers}
      w={150}
      value={value.emp_no}
      onChange={(emp_no) => onChange({ emp_no: emp_no ?? undefined })}
    />
    <Select<number>
      aria-label={clientFields.state}
      placeholder={text.allStates}
      w={110}
      clearable
      data={clientState.options}
      value={value.state ?? null}
      onChange={(state) => onChange({ state: (state ?? undefined) as 0 | 1 | undefined })}
    />
    {isNarrowed(value) && <ClearFilters onClear={() => onChange(noConditions)} />}
  </>
)

/** Kind and keyword are always at hand; on phones the other conditions open on demand. */
export const ClientFilters = ({ value, onChange }: ClientFiltersProps) => {
  return (
    <>
      <Segments
        aria-label={text.kinds}
        className={classes.kinds}
        data={clientType.options}
        value={value.client_type}
        onChange={(kind) => onChange({ client_type: kind })}
      />
      <SearchField label={text.search} value={value.keyword} onSearch={(keyword) => onChange({ keyword })} w={230} />
      <FoldedFilters count={countOf(value)}>
        <Choices value={value} onChange={onChange} />
      </FoldedFilters>
    </>
  )
}
