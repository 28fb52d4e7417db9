import { type TodoCount, type TodoFilter, type TodoView, todoSort, todoView } from '@crm/contract/todo'
import { Button, Checkbox, Select } from '@mantine/core'
import { Conditions } from '../../shared/ui/Conditions.tsx'
import { DateField } from '../../shared/ui/DateField.tsx'
import { SearchField } from '../../shared/ui/SearchField.tsx'
import { Segments } from '../../shared/ui/Segments.tsx'
import { ProjectPicker } from '../projects/ProjectPicker.tsx'
import classes from './Todos.module.css'
import { text } from './todos.messages.ts'

interface TodoFiltersProps {
  value: TodoFilter
  onChange: (change: Partial<TodoFilter>) => void
}

const none = {
  keyword: undefined,
  proj_no: undefined,
  start_dt: undefined,
  end_dt: undefined,
  is_unread: undefined,
  is_issue: undefined,
}
const conditions = ['proj_no', 'start_dt', 'end_dt', 'is_issue', 'is_unread'] as const

export const isNarrowed = (filter: TodoFilter) => Boolean(filter.keyword) || conditions.some((name) => filter[name])

const shownViews: TodoView[] = ['received', 'sent', 'shared', 'done', 'deleted']
/** Short, so that all of them fit beside each other on a phone. */
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
    aria-label={text.views}
    className={classes.views}
    data={shownViews.map((view) => ({
      value: view,
      label: (
        <>
          {text.shortViews[view] ?? todoView.label(view)}
          {countOf(view, count) ? <span className={classes.count}>{countOf(view, count)}</span> : null}
        </>
      ),
    }))}
    value={value.view}
    onChange={(view) => onChange({ view: view, sort: undefined })}
  />
)

const ticks = [
  { name: 'is_issue', label: text.issuesOnly },
  { name: 'is_unread', label: text.unreadOnly },
] as const

const Choices = ({ value, onChange }: TodoFiltersProps) => (
  <>
    <ProjectPicker
      aria-label={text.project}
      placeholder={text.allProjects}
      w={140}
      value={value.proj_no ?? null}
      onChange={(proj_no) => onChange({ proj_no: proj_no ?? undefined })}
    />
    <DateField
      aria-label={text.dueFrom}
      placeholder={text.dueFrom}
      w={118}
      clearable
      clearButtonProps={{ 'aria-label': text.clearDueFrom }}
      value={value.start_dt ?? null}
      onChange={(start_dt) => onChange({ start_dt: start_dt ?? undefined })}
    />
    <DateField
      aria-label={text.dueTo}
      placeholder={text.dueTo}
      w={118}
      clearable
      clearButtonProps={{ 'aria-label': text.clearDueTo }}
      value={value.end_dt ?? null}
      onChange={(end_dt) => onChange({ end_dt: end_dt ?? undefined })}
    />
    <Select
      aria-label={text.sort}
      placeholder={text.sort}
      w={92}
      data={todoSort.options}
      value={value.sort ?? (shownViews.indexOf(value.view) < 3 ? 'due' : 'new')}
      onChange={(sort) => onChange({ sort: (sort ?? undefined) as TodoFilter['sort'] })}
    />
    {ticks.map(({ name, label }) => (
      <Checkbox
        key={name}
        size="xs"
        className={classes.tick}
        label={label}
        checked={value[name] === 1}
        onChange={(event) => onChange({ [name]: event.currentTarget.checked ? 1 : undefined })}
      />
    ))}
    {isNarrowed(value) && (
      <Button variant="subtle" color="gray" onClick={() => onChange(none)}>
        {text.clearFilters}
      </Button>
    )}
  </>
)

/** View and keyword are always at hand; on phones the other conditions open on demand. */
export const TodoFilters = ({ count, ...props }: TodoViewsProps) => {
  const { value, onChange } = props
  return (
    <>
      <TodoViews {...props} count={count} />
      <SearchField label={text.search} value={value.keyword} onSearch={(keyword) => onChange({ keyword })} w={140} />
      <Conditions count={conditions.filter((name) => value[name]).length}>
        <Choices {...props} />
      </Conditions>
    </>
  )
}
