import type { ProjectFilter } from '@crm/contract/features/projects/projects.rows'
import { contractStatus, progressStage } from '@crm/contract/features/projects/projects.words'
import { projectTitles as fields } from '@crm/contract/features/projects/projectTitles'
import { Checkbox, Select } from '@mantine/core'
import { ClearFilters } from '../../../shared/kit/list/filters/ClearFilters.tsx'
import { FoldedFilters } from '../../../shared/kit/list/filters/FoldedFilters.tsx'
import { MultiChoice } from '../../../shared/kit/list/filters/MultiChoice.tsx'
import { useIsPhone } from '../../../shared/lib/useIsPhone.ts'
import { SearchField } from '../../../shared/ui/SearchField.tsx'
import { BusinessTypeSelect, EmployeeSelect, PocketServiceSelect } from '../../reference/selects.tsx'
import { projectsText } from '../projects.messages.ts'
import classes from './ProjectFilters.module.css'

interface ProjectFiltersProps {
  value: ProjectFilter
  onChange: (change: Partial<ProjectFilter>) => void
  /** Everything here is one's own: there is no such condition. */
  onlyOwn?: boolean
  /** There is no table head to sort by. */
  sortsHere?: boolean
}

export const noConditions = {
  keyword: undefined,
  is_own: undefined,
  is_not_ended: undefined,
  progress_status: undefined,
  contract_status: undefined,
  contract_date_sort: undefined,
  industry_type: undefined,
  service_type: undefined,
  client_no: undefined,
  emp_no: undefined,
} satisfies Partial<ProjectFilter>

const isSet = (value: unknown) => value !== undefined && value !== '' && value !== 0

/** How many conditions besides the keyword narrow the list. */
const countOf = ({ keyword: _, contract_date_sort: __, ...filter }: ProjectFilter) =>
  (Object.keys(noConditions) as (keyof typeof filter)[]).filter((name) => isSet(filter[name])).length

export const isNarrowed = (filter: ProjectFilter) => isSet(filter.keyword) || countOf(filter) > 0

const sorts = Object.entries(projectsText.contractSorts).map(([value, label]) => ({ value, label }))

const Choices = ({ value, onChange, onlyOwn, sortsHere }: ProjectFiltersProps) => (
  <>
    <MultiChoice
      label={projectsText.stages}
      options={progressStage.options}
      value={value.progress_status}
      onChange={(progress_status) => onChange({ progress_status })}
    />
    <MultiChoice
      label={projectsText.contracts}
      options={contractStatus.options}
      value={value.contract_status}
      onChange={(contract_status) => onChange({ contract_status })}
    />
    <PocketServiceSelect
      aria-label={fields.psrv_name}
      placeholder={projectsText.allServices}
      w={118}
      value={value.service_type}
      onChange={(service_type) => onChange({ service_type: service_type ?? undefined })}
    />
    <BusinessTypeSelect
      aria-label={projectsText.industry}
      placeholder={projectsText.allIndustries}
      w={118}
      value={value.industry_type}
      onChange={(industry_type) => onChange({ industry_type: industry_type ?? undefined })}
    />
    {sortsHere && (
      <Select
        aria-label={projectsText.contractSort}
        placeholder={projectsText.contractSort}
        w={124}
        clearable
        data={sorts}
        value={value.contract_date_sort ?? null}
        onChange={(sort) => onChange({ contract_date_sort: (sort ?? undefined) as 'asc' | 'desc' | undefined })}
      />
    )}
    {value.emp_no !== undefined && (
      <EmployeeSelect
        aria-label={fields.managers}
        w={150}
        value={value.emp_no}
        onChange={(emp_no) => onChange({ emp_no: emp_no ?? undefined })}
      />
    )}
    <div className={classes.checks}>
      {!onlyOwn && (
        <Checkbox
          size="sm"
          label={projectsText.own}
          checked={value.is_own === 1}
          onChange={(event) => onChange({ is_own: event.currentTarget.checked ? 1 : undefined })}
        />
      )}
      <Checkbox
        size="sm"
        label={projectsText.notEnded}
        checked={value.is_not_ended === 1}
        onChange={(event) => onChange({ is_not_ended: event.currentTarget.checked ? 1 : undefined })}
      />
    </div>
    {(isNarrowed(value) || value.contract_date_sort) && <ClearFilters onClear={() => onChange(noConditions)} />}
  </>
)

/** The keyword is always at hand; on phones the other conditions open on demand. */
export const ProjectFilters = ({ sortsHere = false, ...filters }: ProjectFiltersProps) => {
  const { value, onChange } = filters
  const isPhone = useIsPhone()
  return (
    <>
      <SearchField
        label={projectsText.search}
        value={value.keyword}
        onSearch={(keyword) => onChange({ keyword })}
        w={sortsHere ? 190 : 210}
      />
      <FoldedFilters count={countOf(value)}>
        <Choices {...filters} sortsHere={sortsHere || isPhone} />
      </FoldedFilters>
    </>
  )
}
