import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { Fragment } from 'react'
import { Skeleton } from '../state/Skeleton.tsx'
import { uiText } from '../ui.messages.ts'
import { type Column, cellOf, hintOf, type Sort, strongOf } from './column.ts'
import classes from './DataTable.module.css'
import { AllTick, RowTick } from './RowTick.tsx'
import { groupBegun, type RowGroups } from './rowGroups.ts'
import { type RowOptions, rowProps } from './rowProps.ts'

const narrowest = 110
const tickWidth = 44

export interface RowsProps<Row> extends RowOptions<Row> {
  columns: Column<Row>[]
  /** Undefined while loading. */
  rows: Row[] | undefined
  sort?: Sort | undefined
  groups?: RowGroups<Row> | undefined
  /** How many rows to hint at while loading. */
  expected: number
}

const SortButton = ({ column, sort }: { column: { key: string; title: string }; sort: Sort }) => {
  const isActive = sort.by === column.key
  const Icon = !isActive ? IconArrowsSort : sort.descending ? IconArrowDown : IconArrowUp
  return (
    <button
      type="button"
      className={classes.sort}
      title={uiText.sortBy(column.title)}
      data-active={isActive || undefined}
      onClick={() => sort.onChange(column.key, isActive ? !sort.descending : false)}
    >
      {column.title}
      <Icon size={14} stroke={1.6} aria-hidden />
    </button>
  )
}

interface GroupRowProps<Row> {
  groups: RowGroups<Row> | undefined
  /** Undefined where no group begins. */
  group: string | undefined
  span: number
}

const GroupRow = <Row,>({ groups, group, span }: GroupRowProps<Row>) =>
  groups &&
  group !== undefined && (
    <tr className={classes.group} data-group={group}>
      <th scope="colgroup" colSpan={span}>
        {groups.heading(group)}
      </th>
    </tr>
  )

const sortState = (key: string, sort?: Sort) => {
  if (sort?.by !== key) return undefined
  return sort.descending ? 'descending' : 'ascending'
}

/** Rows of facts under a head; what does not fit is cut, and scrolls inside its own frame when it must. */
export const DataTable = <Row,>(props: RowsProps<Row>) => {
  const { columns, rows, rowKey, onRow, sort, selection, groups, expected } = props
  const strong = strongOf(columns)
  const width = columns.reduce((sum, column) => sum + (column.width ?? narrowest), selection ? tickWidth : 0)
  return (
    // What scrolls must be reachable by keyboard.
    <div className={classes.scroll} tabIndex={onRow ? undefined : 0}>
      <table className={classes.table} style={{ minWidth: width }}>
        <thead>
          <tr>
            {selection && (
              <th scope="col" style={{ width: tickWidth }}>
                <AllTick selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                style={{ width: column.width, textAlign: column.align }}
                aria-sort={sortState(column.key, sort)}
              >
                {column.sortable && sort ? <SortButton column={column} sort={sort} /> : column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            ? rows.map((row, index) => (
                <Fragment key={rowKey(row)}>
                  <GroupRow
                    groups={groups}
                    group={groupBegun(groups, rows, index)}
                    span={columns.length + (selection ? 1 : 0)}
                  />
                  <tr {...rowProps(props, row, index)}>
                    {selection && (
                      <td>
                        <RowTick row={row} selection={selection} />
                      </td>
                    )}
                    {columns.map((column) => {
                      const cell = cellOf(column, row)
                      return (
                        <td
                          key={column.key}
                          data-strong={column === strong || undefined}
                          style={{ textAlign: column.align }}
                          title={hintOf(cell)}
                        >
                          {cell}
                        </td>
                      )
                    })}
                  </tr>
                </Fragment>
              ))
            : Array.from({ length: expected }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows hinted at have no identity
                <tr key={index} aria-hidden>
                  {selection && <td />}
                  {columns.map((column, place) => (
                    <td key={column.key}>
                      <Skeleton h={12} w={`${50 + ((index * 3 + place * 5) % 4) * 11}%`} />
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  )
}
