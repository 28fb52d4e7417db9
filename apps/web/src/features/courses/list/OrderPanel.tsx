import type { CourseRow } from '@crm/contract/features/courses/courses.rows'
import { useState } from 'react'
import { SortableList } from '../../../shared/kit/sortable/SortableList.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { RowWords } from '../../../shared/ui/list/RowList.tsx'
import { Panel } from '../../../shared/ui/overlay/Panel.tsx'
import { LoadedRows } from '../../../shared/ui/state/LoadedRows.tsx'
import { CategorySelect } from '../CategorySelect.tsx'
import { useCoursesInOrder, useMoveCourse } from '../courses.api.ts'
import { coursesText as text } from '../courses.messages.ts'
import { StateTag } from '../StateTag.tsx'
import { Thumbnail } from './courseCells.tsx'

/** The order in which a category shows its courses. */
export const OrderPanel = ({ onClose }: { onClose: () => void }) => {
  const [category, setCategory] = useState<CourseRow['cat_code']>('basic')
  const read = useCoursesInOrder(category)
  const { mutate } = useMoveCourse()
  return (
    <Panel opened title={text.orderTitle} onClose={onClose}>
      <Stack>
        <CategorySelect
          label={text.chooseCategory}
          allowDeselect={false}
          value={category}
          onChange={(chosen) => chosen && setCategory(chosen)}
        />
        <SmallText>{text.orderHow}</SmallText>
        <Card flush>
          <LoadedRows read={read} empty={text.noCourses}>
            {(rows) => (
              <SortableList
                key={category}
                kind="course"
                label={text.orderTitle}
                rows={rows}
                noOf={({ crs_no }) => crs_no}
                nameOf={({ crs_title }) => crs_title}
                onMove={(crs_no, before, takeBack) =>
                  mutate({ params: { crs_no }, body: { before } }, { onError: takeBack })
                }
              >
                {({ crs_title, teacher_name, picture, state }) => (
                  <>
                    <Thumbnail picture={picture} />
                    <RowWords name={crs_title} about={teacher_name || '-'} />
                    <StateTag state={state} />
                  </>
                )}
              </SortableList>
            )}
          </LoadedRows>
        </Card>
      </Stack>
    </Panel>
  )
}
