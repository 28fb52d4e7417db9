import { couponCause, couponKind, couponTarget, couponWay } from '@crm/contract/features/coupons/coupons.rows'
import { courseCategory } from '@crm/contract/features/courses/courses.rows'
import { Checkbox, MultiSelect, TextInput } from '@mantine/core'
import { Note } from '../../shared/ui/display/Note.tsx'
import { DateField } from '../../shared/ui/input/DateField.tsx'
import { SegmentsField } from '../../shared/ui/input/SegmentsField.tsx'
import { WholeNumberField } from '../../shared/ui/input/WholeNumberField.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { FieldGrid } from '../../shared/ui/layout/FieldGrid.tsx'
import { CoursesSelect } from '../reference/CoursesSelect.tsx'
import { couponsText as text } from './coupons.messages.ts'
import type { CouponForm } from './useCouponForm.ts'

interface FieldsProps {
  state: CouponForm
}

const WorthFields = ({ state: { form, field } }: FieldsProps) => {
  const isRate = form.values.cp_kind === 'rate'
  return (
    <Card title={text.worthTitle}>
      <FieldGrid>
        <TextInput data-whole {...field('cp_name')} />
        <SegmentsField data={couponKind.options} {...field('cp_kind')} />
        <WholeNumberField
          {...field('cp_value')}
          label={isRate ? text.valueRate : text.valueAmount}
          unit={isRate ? text.percent : text.won}
        />
        {isRate && <WholeNumberField unit={text.won} placeholder={text.noLimit} {...field('cp_cap')} />}
        <WholeNumberField unit={text.won} {...field('cp_min')} />
      </FieldGrid>
    </Card>
  )
}

const PlaceFields = ({ state: { form, field } }: FieldsProps) => {
  const { cp_target } = form.values
  return (
    <Card title={text.placesTitle}>
      <FieldGrid>
        <div data-whole>
          <SegmentsField data={couponTarget.options} {...field('cp_target')} />
        </div>
        {cp_target === 'category' && (
          <MultiSelect
            data-whole
            data={courseCategory.options.map(({ value, label }) => ({ value, label }))}
            placeholder={text.chooseCategories}
            {...field('cp_categories')}
            withAsterisk
          />
        )}
        {cp_target === 'courses' && <CoursesSelect data-whole {...field('cp_courses')} withAsterisk />}
        <Checkbox
          data-whole
          label={text.withMembership}
          {...form.getInputProps('cp_with_membership', { type: 'checkbox' })}
        />
      </FieldGrid>
    </Card>
  )
}

/** How it reaches people is chosen once: codes that are out there cannot be called back. */
const WayFields = ({ state: { form, field } }: FieldsProps) => {
  const { cp_way } = form.values
  return (
    <Card title={text.wayTitle}>
      <FieldGrid>
        <div data-whole>
          <SegmentsField data={couponWay.options} {...field('cp_way')} />
        </div>
        {cp_way === 'public' && <TextInput data-whole description={text.codeHint} {...field('cp_code')} />}
        {cp_way === 'codes' && (
          <WholeNumberField data-whole unit={text.count} description={text.codesHint} {...field('cp_codes')} />
        )}
        {cp_way === 'given' && (
          <div data-whole>
            <SegmentsField data={couponCause.options} {...field('cp_cause')} />
            <Note>{text.givenHint}</Note>
          </div>
        )}
      </FieldGrid>
    </Card>
  )
}

const PeriodFields = ({ state: { field } }: FieldsProps) => (
  <Card title={text.periodTitle}>
    <FieldGrid>
      <DateField {...field('cp_start_dt')} />
      <DateField {...field('cp_end_dt')} />
      <WholeNumberField unit={text.count} placeholder={text.noLimit} {...field('cp_total')} />
      <WholeNumberField unit={text.times} placeholder={text.noLimit} {...field('cp_per_client')} />
      <WholeNumberField unit={text.times} placeholder={text.noLimit} {...field('cp_per_user')} />
    </FieldGrid>
  </Card>
)

/** All that is entered of a coupon. */
export const CouponFields = ({ state, isNew }: FieldsProps & { isNew: boolean }) => (
  <>
    <WorthFields state={state} />
    <PlaceFields state={state} />
    {isNew && <WayFields state={state} />}
    <PeriodFields state={state} />
  </>
)

/** What of a coupon may still change once somebody has used it. */
export const UsedCouponFields = ({ state: { form, field } }: FieldsProps) => (
  <>
    <Note>{text.usedHint}</Note>
    <DateField {...field('cp_end_dt')} />
    <WholeNumberField unit={text.count} placeholder={text.noLimit} {...field('cp_total')} />
    <Checkbox label={text.stoppedLabel} {...form.getInputProps('is_stopped', { type: 'checkbox' })} />
  </>
)
