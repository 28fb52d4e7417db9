import { courses } from '@crm/contract/features/courses/courses'
import type { CourseCategory } from '@crm/contract/features/courses/courses.rows'
import { ActionIcon, Switch, Textarea, TextInput } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { ImageInput } from '../../../shared/kit/files/images/ImageInput.tsx'
import { FormPanel } from '../../../shared/kit/form/FormPanel.tsx'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'
import { BackLink } from '../../../shared/kit/record/BackLink.tsx'
import { SortableList } from '../../../shared/kit/sortable/SortableList.tsx'
import { Tag } from '../../../shared/ui/display/Tag.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Section } from '../../../shared/ui/layout/Section.tsx'
import { RowWords } from '../../../shared/ui/list/RowList.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { LoadedRows } from '../../../shared/ui/state/LoadedRows.tsx'
import { courseList, useCategories } from '../courses.api.ts'
import { setupText as text } from '../courses.messages.ts'
import { Thumbnail } from '../list/courseCells.tsx'
import { useMoveCategory, useRemoveCategoryPicture } from './setup.api.ts'

interface CategoryPanelProps {
  category: CourseCategory
  onClose: () => void
}

const toValues = (category: CourseCategory | undefined) => ({
  cat_name: category?.cat_name ?? '',
  cat_text: category?.cat_text ?? '',
  is_shown: category?.is_shown ?? true,
})

const CategoryPanel = ({ category, onClose }: CategoryPanelProps) => {
  const removePicture = useRemoveCategoryPicture()
  const { cat_no } = category
  const state = useRecordForm({
    update: courses.updateCategory,
    record: category,
    toValues,
    labels: text,
    draft: `category.${cat_no}`,
    onDone: onClose,
  })
  return (
    <FormPanel state={state} title={text.editCategory} onClose={onClose}>
      <TextInput {...state.field('cat_name')} />
      <Textarea autosize minRows={2} {...state.field('cat_text')} />
      <Switch label={text.is_shown} {...state.form.getInputProps('is_shown', { type: 'checkbox' })} />
      <Section title={text.cover}>
        <ImageInput
          to={{ to_table: 'course_category_pictures', to_no: cat_no }}
          canEdit
          onRemove={() => removePicture.mutate({ params: { cat_no } })}
        />
      </Section>
    </FormPanel>
  )
}

const CategoryLine = ({ category, onEdit }: { category: CourseCategory; onEdit: () => void }) => {
  const { cat_name, cat_text, cat_code, picture, is_shown } = category
  return (
    <>
      <Thumbnail picture={picture} />
      <RowWords
        name={`${cat_name} · ${cat_code}`}
        about={[text.courses(category.courses), cat_text || text.noText].join(' · ')}
      />
      <Tag tone={is_shown ? 'green' : 'gray'}>{is_shown ? text.shown : text.hidden}</Tag>
      <ActionIcon aria-label={text.editOf(cat_name)} title={text.edit} onClick={onEdit}>
        <IconPencil size={16} stroke={1.6} aria-hidden />
      </ActionIcon>
    </>
  )
}

/** The six categories: their words, covers and order. */
export const CampCategoryListScreen = () => {
  const read = useCategories()
  const { mutate } = useMoveCategory()
  const [edited, setEdited] = useState<number | null>(null)
  const category = read.data?.query.find(({ cat_no }) => cat_no === edited)
  return (
    <Page
      title={text.categoriesTitle}
      context={
        <>
          <BackLink {...courseList} />
          {text.categoriesContext}
        </>
      }
    >
      <Card flush>
        <LoadedRows read={read} empty={text.noText}>
          {(categories) => (
            <SortableList
              kind="category"
              label={text.categoriesTitle}
              rows={categories}
              noOf={({ cat_no }) => cat_no}
              nameOf={({ cat_name }) => cat_name}
              onMove={(cat_no, before, takeBack) =>
                mutate({ params: { cat_no }, body: { before } }, { onError: takeBack })
              }
            >
              {(row) => <CategoryLine category={row} onEdit={() => setEdited(row.cat_no)} />}
            </SortableList>
          )}
        </LoadedRows>
      </Card>
      {category && <CategoryPanel key={category.cat_no} category={category} onClose={() => setEdited(null)} />}
    </Page>
  )
}
