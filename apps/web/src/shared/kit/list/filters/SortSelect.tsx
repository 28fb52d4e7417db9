import { Select } from '@mantine/core'
import type { Column, Sort } from '../../../ui/list/column.ts'
import { listText } from '../list.messages.ts'

interface SortSelectProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort
}

/** Cards have no heads to sort by: phones choose the order among the filters. */
export const SortSelect = <Row,>({ columns, sort }: SortSelectProps<Row>) => (
  <Select
    aria-label={listText.sort}
    placeholder={listText.usualOrder}
    data={columns
      .filter(({ sortable }) => sortable)
      .flatMap(({ key, title }) => [
        { value: `${key} asc`, label: listText.ascending(title) },
        { value: `${key} desc`, label: listText.descending(title) },
      ])}
    value={sort.by && `${sort.by} ${sort.descending ? 'desc' : 'asc'}`}
    onChange={(chosen) => {
      const [by, order] = chosen?.split(' ') ?? []
      if (by) sort.onChange(by, order === 'desc')
    }}
  />
)
