import { courseFields, courseLevel } from '@crm/contract/features/courses/courses.rows'
import { Checkbox, TextInput } from '@mantine/core'
import { storePicture } from '../../../shared/kit/editor/editor.api.ts'
import { RichTextField } from '../../../shared/kit/editor/RichTextField.tsx'
import { DateField } from '../../../shared/ui/input/DateField.tsx'
import { SegmentsField } from '../../../shared/ui/input/SegmentsField.tsx'
import { WholeNumberField } from '../../../shared/ui/input/WholeNumberField.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { FieldGrid } from '../../../shared/ui/layout/FieldGrid.tsx'
import { CategorySelect } from '../CategorySelect.tsx'
import { coursesText as text } from '../courses.messages.ts'
import { TeacherField } from './TeacherField.tsx'
import type { CourseForm } from './useCourseForm.ts'

interface FieldsProps {
  state: CourseForm
  /** Who teaches now, so that staff who have left keep their name. */
  teacher?: { emp_no: number; emp_name: string } | undefined
}

const Basics = ({ state, teacher }: FieldsProps) => (
  <Card title={text.basics}>
    <FieldGrid>
      <TextInput data-whole placeholder={text.titlePlaceholder} {...state.field('crs_title')} />
      <TextInput data-whole placeholder={text.summaryPlaceholder} {...state.field('crs_summary')} />
      <CategorySelect placeholder={text.chooseCategory} {...state.field('cat_code')} />
      <SegmentsField data={courseLevel.options} {...state.field('crs_level')} />
      <TeacherField state={state} known={teacher} />
    </FieldGrid>
  </Card>
)

const Texts = ({ state: { form } }: FieldsProps) => {
  const { value, onChange, error } = form.getInputProps('crs_content')
  return (
    <Card title={text.texts}>
      <RichTextField
        label={courseFields.crs_content}
        placeholder={text.contentPlaceholder}
        storePicture={storePicture}
        value={value}
        onChange={onChange}
        error={error}
      />
    </Card>
  )
}

const Prices = ({ state: { form, field } }: FieldsProps) => (
  <Card title={text.prices}>
    <FieldGrid>
      <WholeNumberField unit={text.won} {...field('crs_price')} />
      <WholeNumberField unit={text.won} placeholder={text.salePlaceholder} {...field('crs_sale_price')} />
      <DateField clearable {...field('sale_from')} />
      <DateField clearable {...field('sale_until')} />
      <Checkbox
        data-whole
        label={courseFields.is_tax_free}
        description={text.taxFreeHint}
        {...form.getInputProps('is_tax_free', { type: 'checkbox' })}
      />
    </FieldGrid>
  </Card>
)

const Rules = ({ state: { form, field } }: FieldsProps) => (
  <Card title={text.rules}>
    <FieldGrid>
      <WholeNumberField unit={text.days} {...field('crs_days')} />
      <WholeNumberField unit={text.percent} {...field('crs_rate')} />
      <Checkbox
        data-whole
        label={courseFields.is_guarded}
        description={text.guardedHint}
        {...form.getInputProps('is_guarded', { type: 'checkbox' })}
      />
    </FieldGrid>
  </Card>
)

/** All that is entered of a course, but its picture and its lectures. */
export const CourseFields = (props: FieldsProps) => (
  <>
    <Basics {...props} />
    <Texts {...props} />
    <Prices {...props} />
    <Rules {...props} />
  </>
)
