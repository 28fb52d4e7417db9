import { courseCategory } from '@crm/contract/features/courses/courses.rows'
import { membershipPlans, type Plan, planFields } from '@crm/contract/features/membershipPlans/membershipPlans'
import { Checkbox, MultiSelect, Textarea, TextInput } from '@mantine/core'
import { FormPanel } from '../../../shared/kit/form/FormPanel.tsx'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { WholeNumberField } from '../../../shared/ui/input/WholeNumberField.tsx'
import { FieldGrid } from '../../../shared/ui/layout/FieldGrid.tsx'
import { CoursesSelect } from '../../reference/CoursesSelect.tsx'
import { useGivableCoupons } from '../memberships.api.ts'
import { membershipsText as text } from '../memberships.messages.ts'

const toValues = (plan: Plan | undefined) => ({
  mbp_name: plan?.mbp_name ?? '',
  mbp_text: plan?.mbp_text ?? '',
  mbp_price: plan?.mbp_price ?? ('' as const),
  mbp_months: plan?.mbp_months ?? 12,
  mbp_people: plan?.mbp_people ?? 5,
  mbp_categories: plan?.mbp_categories ?? [],
  mbp_courses: plan?.mbp_courses ?? [],
  mbp_discount: plan?.mbp_discount ?? 0,
  mbp_pocket: plan?.mbp_pocket ?? 0,
  mbp_coupons: plan?.mbp_coupons ?? [],
  is_sold: plan?.is_sold ?? true,
})

/** Makes a plan, or changes the one that it is given. */
export const PlanForm = ({ plan, onClose }: { plan?: Plan; onClose: () => void }) => {
  const coupons = useGivableCoupons()
  const state = useRecordForm({
    create: membershipPlans.create,
    update: membershipPlans.update,
    record: plan,
    toValues,
    labels: planFields,
    show: { mbp_categories: (codes) => codes.map(courseCategory.label).join(', ') },
    draft: plan ? `membershipPlan.${plan.mbp_no}` : 'membershipPlan',
    onDone: onClose,
  })
  const { form, field } = state
  return (
    <FormPanel state={state} title={plan ? text.editPlan : text.createPlan} onClose={onClose}>
      {plan && <Note>{text.copied}</Note>}
      <TextInput {...field('mbp_name')} />
      <Textarea autosize minRows={2} {...field('mbp_text')} />
      <FieldGrid>
        <WholeNumberField unit={text.wonUnit} {...field('mbp_price')} />
        <WholeNumberField unit={text.months} {...field('mbp_months')} />
        <WholeNumberField unit={text.persons} {...field('mbp_people')} />
        <WholeNumberField unit={text.percentUnit} {...field('mbp_discount')} />
      </FieldGrid>
      <MultiSelect
        data={courseCategory.options.map(({ value, label }) => ({ value, label }))}
        description={text.categoriesHint}
        placeholder={form.values.mbp_categories.length ? undefined : text.chooseCategories}
        {...field('mbp_categories')}
        withAsterisk={false}
      />
      <CoursesSelect {...field('mbp_courses')} withAsterisk={false} />
      <WholeNumberField unit={text.pocketUnit} {...field('mbp_pocket')} />
      <MultiSelect<number>
        searchable
        data={coupons.map(({ cp_no, cp_name }) => ({ value: cp_no, label: cp_name }))}
        description={text.couponsHint}
        placeholder={form.values.mbp_coupons.length ? undefined : text.chooseCoupons}
        {...field('mbp_coupons')}
        withAsterisk={false}
      />
      <Checkbox
        label={text.sold}
        description={text.soldHint}
        {...form.getInputProps('is_sold', { type: 'checkbox' })}
      />
    </FormPanel>
  )
}
