import { type Address, joinMessages } from '@crm/contract/features/join/join'
import type { Region } from '@crm/contract/features/reference/reference'
import { Select, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { isComposing } from '../../../shared/lib/isComposing.ts'
import { FieldGrid } from '../../../shared/ui/FieldGrid.tsx'
import { Note } from '../../../shared/ui/Note.tsx'
import { useRegions } from '../join.api.ts'
import { joinText } from '../join.messages.ts'
import {
  addressOf,
  chosenRegion,
  emptyPostcode,
  type PostcodeValues,
  postcodeOf,
  regionsIn,
  showAddress,
} from './postcode.ts'

const addressGuide = 'https://www.juso.go.kr'

const optionsOf = (regions: Region[]) => regions.map(({ addr_no, addr_name }) => ({ value: addr_no, label: addr_name }))

/** Which of the three levels still lacks a choice. */
const firstMissing = (regions: Region[], { province, city }: PostcodeValues) => {
  if (province === null) return 'province'
  if (city === null) return 'city'
  return regionsIn(regions, city).length ? 'district' : 'city'
}

interface PostcodeFormProps {
  id: string
  initial?: Address | null
  onDone: (address: Address) => void
}

const Fields = ({ id, initial, onDone, regions }: PostcodeFormProps & { regions: Region[] }) => {
  const [start] = useState(() => (initial ? postcodeOf(regions, initial) : emptyPostcode))
  const form = useForm<PostcodeValues>({ initialValues: start })
  const { values } = form
  const region = chosenRegion(regions, values)
  const cities = values.province === null ? [] : regionsIn(regions, values.province)
  const districts = values.city === null ? [] : regionsIn(regions, values.city)

  const choose = (level: 'province' | 'city' | 'district') => (no: number | null) => {
    const below = level === 'province' ? { city: null, district: null } : level === 'city' ? { district: null } : {}
    form.setValues({ [level]: no, ...below })
    form.clearErrors()
  }
  const accept = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const errors: Record<string, string> = {}
    if (!region) errors[firstMissing(regions, values)] = joinText.regionMissing
    if (!values.road.trim()) errors.road = joinText.roadMissing
    if (!/^\d{5}$/.test(values.client_zip.trim())) errors.client_zip = joinMessages.zipShape
    form.setErrors(errors)
    if (region && Object.keys(errors).length === 0) onDone(addressOf(region, values))
  }
  const stayInSyllable = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
  }

  return (
    <form id={id} noValidate onSubmit={accept} onKeyDown={stayInSyllable}>
      <FieldGrid>
        <Select<number>
          label={joinText.province}
          placeholder={joinText.choose}
          data={optionsOf(regionsIn(regions, null))}
          searchable
          data-autofocus
          value={values.province}
          onChange={choose('province')}
          error={form.errors.province}
        />
        <Select<number>
          label={joinText.city}
          placeholder={joinText.choose}
          data={optionsOf(cities)}
          searchable
          disabled={cities.length === 0}
          value={values.city}
          onChange={choose('city')}
          error={form.errors.city}
        />
        {districts.length > 0 && (
          <Select<number>
            label={joinText.district}
            placeholder={joinText.choose}
            data={optionsOf(districts)}
            searchable
            value={values.district}
            onChange={choose('district')}
            error={form.errors.district}
          />
        )}
        <TextInput
          data-whole={districts.length === 0 || undefined}
          label={joinText.road}
          placeholder={joinText.roadPlaceholder}
          maxLength={120}
          {...form.getInputProps('road')}
        />
        <TextInput
          label={joinText.zip}
          placeholder="06236"
          inputMode="numeric"
          maxLength={5}
          description={
            <>
              {joinText.zipHelp}{' '}
              <a href={addressGuide} target="_blank" rel="noopener noreferrer">
                {joinText.zipLink}
              </a>
            </>
          }
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('client_zip')}
        />
        <TextInput
          label={joinText.addressDetail}
          placeholder={joinText.addressDetailPlaceholder}
          maxLength={100}
          {...form.getInputProps('client_addr_detail')}
        />
        {region && values.road.trim() && (
          <div data-whole>
            <Note>
              {joinText.preview} <strong>{showAddress(addressOf(region, values))}</strong>
            </Note>
          </div>
        )}
      </FieldGrid>
    </form>
  )
}

/** An address in our own words: region by region, then street and postcode. Its buttons stand outside, by `form={id}`. */
export const PostcodeForm = (props: PostcodeFormProps) => {
  const regions = useRegions()
  return <Fields key={regions.length > 0 ? 'ready' : 'waiting'} {...props} regions={regions} />
}
