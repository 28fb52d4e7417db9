import type { CourseRow } from '@crm/contract/features/courses/courses.rows'
import { Select, type SelectProps } from '@mantine/core'
import { type Field, type FilterPiece, patchOf } from '../../shared/kit/list/filters/filterPiece.ts'
import { listText } from '../../shared/kit/list/list.messages.ts'
import { useCategories } from './courses.api.ts'
import { coursesText as text } from './courses.messages.ts'

type Code = CourseRow['cat_code']

interface CategorySelectProps extends Omit<SelectProps<Code>, 'data' | 'onChange'> {
  onChange: (cat_code: Code | null) => void
}

/** One of the six categories, by the names that staff gave them. */
export const CategorySelect = (props: CategorySelectProps) => {
  const options = useCategories().data?.query.map(({ cat_code, cat_name }) => ({ value: cat_code, label: cat_name }))
  return <Select<Code> {...props} data={options ?? []} />
}

/** The same as a filter of a list. */
export const categoryFilter: FilterPiece<Field<'cat_code', Code>> = {
  fields: ['cat_code'],
  render: ({ value, change }) => (
    <CategorySelect
      aria-label={text.categoryFilter}
      placeholder={text.allCategories}
      w={150}
      clearable
      clearButtonProps={{ 'aria-label': listText.clearChoice(text.categoryFilter) }}
      value={value.cat_code ?? null}
      onChange={(chosen) => change(patchOf('cat_code', chosen ?? undefined))}
    />
  ),
}
