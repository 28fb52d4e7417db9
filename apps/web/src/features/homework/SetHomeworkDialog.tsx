import { homework } from '@crm/contract/features/homework/homework'
import { MultiSelect, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { FormDialog } from '../../shared/kit/form/FormDialog.tsx'
import { useRecordForm } from '../../shared/kit/form/useRecordForm.ts'
import { DateField } from '../../shared/ui/input/DateField.tsx'
import { Segments } from '../../shared/ui/input/Segments.tsx'
import { type HomeworkPlace, useCourseSearch } from './homework.api.ts'
import { homeworkText as text } from './homework.messages.ts'

const ways = [
  { value: 'meeting', label: text.untilMeeting },
  { value: 'day', label: text.untilDay },
] as const

/** Which lectures of which course, and until when. */
export const SetHomeworkDialog = ({ proj_no, ms_no, onClose }: HomeworkPlace & { onClose: () => void }) => {
  const state = useRecordForm({
    create: homework.create,
    toValues: () => ({
      ...{ proj_no: proj_no ?? null, ms_no: ms_no ?? null, hw_memo: '' },
      ...{ crs_no: null as number | null, crl_nos: [] as number[], hw_due_dt: null as string | null },
    }),
    labels: {
      ...{ proj_no: text.title, ms_no: text.title, crs_no: text.course, crl_nos: text.lectures },
      ...{ hw_due_dt: text.day, hw_memo: text.memo },
    },
    done: text.done,
    onDone: onClose,
  })
  const [way, setWay] = useState<'meeting' | 'day'>('meeting')
  const { crs_no } = state.form.values
  const search = useCourseSearch(crs_no)
  const course = state.field('crs_no')
  return (
    <FormDialog state={state} title={text.setTitle} submit={text.set} onClose={onClose}>
      <Select<number>
        {...course}
        searchable
        placeholder={text.chooseCourse}
        filter={({ options }) => options}
        nothingFoundMessage={text.notFound}
        maxDropdownHeight={260}
        data={search.options}
        searchValue={search.typed}
        onSearchChange={search.setTyped}
        onChange={(chosen) => {
          state.form.setFieldValue('crl_nos', [])
          course.onChange(chosen)
        }}
      />
      <MultiSelect<number>
        {...state.field('crl_nos')}
        searchable
        hidePickedOptions
        disabled={!search.lectures.length}
        placeholder={text.chooseLectures}
        maxDropdownHeight={260}
        data={search.lectures.map(({ crl_no, crl_title }) => ({ value: crl_no, label: crl_title }))}
      />
      <Segments
        aria-label={text.due}
        data={[...ways]}
        value={way}
        onChange={(chosen) => {
          setWay(chosen)
          if (chosen === 'meeting') state.form.setFieldValue('hw_due_dt', null)
        }}
      />
      {way === 'day' && <DateField {...state.field('hw_due_dt')} />}
      <TextInput placeholder={text.memoPlaceholder} {...state.field('hw_memo')} />
    </FormDialog>
  )
}
