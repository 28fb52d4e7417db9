import { NumberSelect } from '../NumberSelect.tsx'
import { useRegions } from '../reference.api.ts'
import { referenceText } from '../reference.messages.ts'
import classes from './RegionSelect.module.css'
import { districtsOf, provinceOf, provinces } from './regions.ts'

interface RegionSelectProps {
  /** The smallest region that is chosen: a district, or a province alone. */
  value: number | null | undefined
  onChange: (addr_no: number | null) => void
  /** Labels above the fields in forms; in a filter row the placeholders say what they are. */
  inForm?: boolean
  error?: React.ReactNode
}

/** Province, then the cities, counties and districts inside it. */
export const RegionSelect = ({ value, onChange, inForm = false, error }: RegionSelectProps) => {
  const regions = useRegions().data?.query ?? []
  const province = provinceOf(regions, value)
  const districts = districtsOf(regions, province)
  const labels = (label: string) => (inForm ? { label } : { 'aria-label': label })
  return (
    <div className={classes.pair} data-in-form={inForm || undefined}>
      <NumberSelect
        {...labels(referenceText.province)}
        placeholder={inForm ? referenceText.choose : referenceText.allProvinces}
        options={provinces(regions).map(({ addr_no, addr_name }) => ({ value: addr_no, label: addr_name }))}
        value={province?.addr_no}
        onChange={onChange}
        error={error}
      />
      {(inForm || province) && (
        <NumberSelect
          {...labels(referenceText.district)}
          placeholder={inForm ? referenceText.choose : referenceText.allDistricts}
          disabled={!province}
          options={districts.map(({ addr_no, name }) => ({ value: addr_no, label: name }))}
          value={value === province?.addr_no ? null : value}
          onChange={(addr_no) => onChange(addr_no ?? province?.addr_no ?? null)}
        />
      )}
    </div>
  )
}
