import type { ComponentType } from 'react'
import { type Field, type FilterPiece, patchOf } from '../../shared/kit/list/filters/filterPiece.ts'
import { ClientPicker } from './ClientPicker.tsx'
import type { NumberSelectProps } from './NumberSelect.tsx'
import { ProjectPicker } from './ProjectPicker.tsx'
import { referenceText as text } from './reference.messages.ts'
import { RegionSelect } from './regions/RegionSelect.tsx'
import {
  BusinessTypeSelect,
  EmployeeSelect,
  InvestmentTypeSelect,
  PocketServiceSelect,
  TeamSelect,
} from './selects.tsx'

interface Words {
  label: string
  /** Shown while none is chosen. */
  all: string
  width?: number
}

/** A filter by one row of a reference table. */
const numbered =
  (Select: ComponentType<NumberSelectProps>, usual: Words) =>
  <Name extends string>(name: Name, words: Partial<Words> = {}): FilterPiece<Field<Name, number>> => {
    const { label, all, width = 140 } = { ...usual, ...words }
    return {
      fields: [name],
      render: ({ value, change }) => (
        <Select
          aria-label={label}
          placeholder={all}
          w={width}
          value={value[name] ?? null}
          onChange={(chosen) => change(patchOf(name, chosen ?? undefined))}
        />
      ),
    }
  }

/** One member of staff. */
export const person = numbered(EmployeeSelect, text.filters.person)
export const team = numbered(TeamSelect, text.filters.team)
export const businessType = numbered(BusinessTypeSelect, text.filters.businessType)
export const investmentType = numbered(InvestmentTypeSelect, text.filters.investmentType)
export const pocketService = numbered(PocketServiceSelect, text.filters.pocketService)

/** A region with everything inside it. */
export const region = <Name extends string>(name: Name): FilterPiece<Field<Name, number>> => ({
  fields: [name],
  render: ({ value, change }) => (
    <RegionSelect value={value[name]} onChange={(chosen) => change(patchOf(name, chosen ?? undefined))} />
  ),
})

/** One client company. */
export const company = <Name extends string>(name: Name): FilterPiece<Field<Name, number>> => ({
  fields: [name],
  render: ({ value, change }) => (
    <ClientPicker
      aria-label={text.filters.company.label}
      placeholder={text.filters.company.all}
      withAsterisk={false}
      w={170}
      value={value[name] ?? null}
      onChange={(chosen) => change(patchOf(name, chosen ?? undefined))}
    />
  ),
})

/** One project. */
export const project = <Name extends string>(name: Name): FilterPiece<Field<Name, number>> => ({
  fields: [name],
  render: ({ value, change }) => (
    <ProjectPicker
      aria-label={text.filters.project.label}
      placeholder={text.filters.project.all}
      w={190}
      value={value[name] ?? null}
      onChange={(chosen) => change(patchOf(name, chosen ?? undefined))}
    />
  ),
})
