import {
  type TodoCount,
  type TodoFilter,
  type TodoView,
  todoSort,
  todoView,
  usualTodoSort,
} from '@crm/contract/features/todos/todos.rows'
import { Checkbox, Select } from '@mantine/core'
import { ClearFilters } from '../../../shared/kit/list/filters/ClearFilters.tsx'
import { FoldedFilters } from '../../../shared/kit/list/filters/FoldedFilters.tsx'
import { SavedFilters } from '../../../shared/kit/list/saved/SavedFilters.tsx'
import { useIsPhone } from '../../../shared/lib/useIsPhone.ts'
import { DateField } from '../../../shared/ui/DateField.tsx'
import { SearchField } from '../../../shared/ui/SearchField.tsx'
import { Segments } from '../../../shared/ui/Segments.tsx'
import { ProjectPicker } from '../../reference/ProjectPicker.tsx'
import classes from '../Todos.module.css'
import { todosText } from '../todos.messages.ts'

interface TodoFiltersProps {
  value: TodoFilter
  onChange: (change: Partial<TodoFilter>) => void
}

export const noConditions = {
  keyword: undefined,
  proj_no: undefined,
  start_dt: undefined,
  end_dt: undefined,
  is_unread: undefined,
  is_issue: undefined,
}
const conditions = ['proj_no', 'start_dt', 'end_dt', 'is_issue', 'is_unread'] as const

export const isNarrowed = (filter: TodoFilter) => Boolean(filter.keyword) || conditions.some((name) => filter[name])

const usualViews: TodoView[] = ['received', 'sent', 'shared', 'done', 'deleted']
/** Everything of one's own is where the palette leads; nobody looks for it otherwise. */
const viewsBeside = (view: TodoView) => (view === 'all' ? [...usualViews, view] : usualViews)

const countOf = (view: TodoView, count: TodoCount | undefined) => {
  const counts: Partial<Record<TodoView, number | undefined>> = {
    received: count?.received_qtt,
    sent: count?.sent_qtt,
    shared: count?.shared_qtt,
  }
  return counts[view]
}

interface TodoViewsProps extends TodoFiltersProps {
  count: TodoCount | undefined
}

const TodoViews = ({ value, onChange, count }: TodoViewsProps) => (
  <Segments
    aria-label={todosText.views}
    className={classes.views}
    data={viewsBeside(value.view).map((view) => ({
      value: view,
      label: (
        <>
          {todosText.shortViews[view] ?? todoView.label(view)}
          {countOf(view, count) ? <span className={classes.count}>{countOf(view, count)}</span> : null}
        </>
      ),
    }))}
    value={value.view}
    onChange={(view) => onChange({ view, sort: undefined })}
  />
)

const ticks = [
  { name: 'is_issue', label: todosText.issuesOnly },
  { name: 'is_unread', label: todosText.unreadOnly },
] as const

const Choices = ({ value, onChange }: TodoFiltersProps) => (
  <>
    <ProjectPicker
      aria-label={todosText.project}
      placeholder={todosText.allProjects}
      w={190}
      value={value.proj_no ?? null}
      onChange={(proj_no) => onChange({ proj_no: proj_no ?? undefined })}
    />
    <DateField
      aria-label={todosText.dueFrom}
      placeholder={todosText.dueFrom}
      w={140}
      clearable
      clearButtonProps={{ 'aria-label': todosText.clearDueFrom }}
      value={value.start_dt ?? null}
      onChange={(start_dt) => onChange({ start_dt: start_dt ?? undefined })}
    />
    <DateField
      aria-label={todosText.dueTo}
      placeholder={todosText.dueTo}
      w={140}
      clearable
      clearButtonProps={{ 'aria-label': todosText.clearDueTo }}
      value={value.end_dt ?? null}
      onChange={(end_dt) => onChange({ end_dt: end_dt ?? undefined })}
    />
    <Select
      aria-label={todosText.sort}
      placeholder={todosText.sort}
      w={100}
      data={todoSort.options}
      value={value.sort ?? usualTodoSort(value.view)}
      onChange={(sort) => onChange({ sort: (sort ?? undefined) as TodoFilter['sort'] })}
    />
    {ticks.map(({ name, label }) => (
      <Checkbox
        key={name}
        size="sm"
        className={classes.tick}
        label={label}
        checked={value[name] === 1}
        onChange={(event) => onChange({ [name]: event.currentTarget.checked ? 1 : undefined })}
      />
    ))}
  </>
)

/** The views, then the conditions in a row of their own; on phones these open on demand. */
export const TodoFilters = ({ count, ...props }: TodoViewsProps) => {
  const { value, onChange } = props
  const isPhone = useIsPhone()
  const views = <TodoViews {...props} count={count} />
  const keyword = (
    <SearchField
      label={todosText.search}
      value={value.keyword}
      onSearch={(typed) => onChange({ keyword: typed })}
      w={220}
    />
  )
  const clear = isNarrowed(value) && <ClearFilters onClear={() => onChange(noConditions)} />
  const saved = <SavedFilters list="todos" />
  if (isPhone) {
    return (
      <>
        {views}
        {keyword}
        <FoldedFilters count={conditions.filter((name) => value[name]).length}>
          <Choices {...props} />
          {clear}
        </FoldedFilters>
        {saved}
      </>
    )
  }
  return (
    <>
      {/* What comes and goes with the conditions stands apart from them: nothing moves. */}
      <div className={classes.viewRow}>
        <div className={classes.spread}>{views}</div>
        {clear}
        {saved}
      </div>
      {keyword}
      <Choices {...props} />
    </>
  )
}
