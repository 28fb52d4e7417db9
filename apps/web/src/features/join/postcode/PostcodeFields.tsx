import type { Region } from '@crm/contract/features/reference/reference'
import { Select, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { FieldGrid } from '../../../shared/ui/layout/FieldGrid.tsx'
import { joinText } from '../join.messages.ts'
import { addressOf, chosenRegion, type PostcodeValues, regionsIn, showAddress } from './postcode.ts'

const addressGuide = 'https://www.juso.go.kr'

const optionsOf = (regions: Region[]) => regions.map(({ addr_no, addr_name }) => ({ value: addr_no, label: addr_name }))

interface PostcodeFieldsProps {
  form: UseFormReturnType<PostcodeValues>
  regions: Region[]
}

/** An address in our own words: region by region, then street and postcode. */
export const PostcodeFields = ({ form, regions }: PostcodeFieldsProps) => {
  const { values } = form
  const region = chosenRegion(regions, values)
  const cities = values.province === null ? [] : regionsIn(regions, values.province)
  const districts = values.city === null ? [] : regionsIn(regions, values.city)

  const choose = (level: 'province' | 'city' | 'district') => (no: number | null) => {
    const below = level === 'province' ? { city: null, district: null } : level === 'city' ? { district: null } : {}
    form.setValues({ [level]: no, ...below })
    form.clearErrors()
  }

  return (
    <FieldGrid>
      <Select<number>
        label={joinText.province}
        placeholder={joinText.choose}
        data={optionsOf(regionsIn(regions, null))}
        searchable
        data-autofocus
        value={values.province}
        onChange={choose('province')}
        data-path="province"
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
        data-path="city"
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
          data-path="district"
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
  )
}
