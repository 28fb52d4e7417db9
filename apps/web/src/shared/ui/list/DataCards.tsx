import { IconChevronRight } from '@tabler/icons-react'
import { Fragment, type ReactNode } from 'react'
import { Skeleton } from '../state/Skeleton.tsx'
import { type Column, cardCellOf, cardParts, cellOf, namedFacts } from './column.ts'
import classes from './DataCards.module.css'
import type { RowsProps } from './DataTable.tsx'
import { RowTick } from './RowTick.tsx'
import { groupBegun } from './rowGroups.ts'
import { rowProps } from './rowProps.ts'

/** A fact that is not there needs no place, nor the dot before the next one. */
const isNothing = (cell: ReactNode) =>
  cell === undefined || cell === null || cell === '' || cell === '-' || cell === false

const CardContent = <Row,>({ columns, row }: { columns: Column<Row>[]; row: Row }) => {
  const { strong, facts, aside } = cardParts(columns)
  const named = namedFacts(facts)
  const stated = facts
    .map((column) => ({ column, cell: cardCellOf(column, row) }))
    .filter(({ cell }) => !isNothing(cell))
  return (
    <>
      <div className={classes.words}>
        <div className={classes.name}>{strong && cellOf(strong, row)}</div>
        <dl className={classes.facts}>
          {stated.map(({ column, cell }) => (
            <div key={column.key}>
              <dt className={named.includes(column) ? classes.label : 'visually-hidden'}>{column.title}</dt>
              <dd className={column.figure && classes.figure}>{cell}</dd>
            </div>
          ))}
        </dl>
      </div>
      {aside.map((column) => (
        <div key={column.key} className={classes.aside}>
          {cellOf(column, row)}
        </div>
      ))}
    </>
  )
}

interface CardHeadingProps<Row> extends Pick<RowsProps<Row>, 'groups'> {
  /** Undefined where no group begins. */
  group: string | undefined
}

const CardHeading = <Row,>({ groups, group }: CardHeadingProps<Row>) =>
  groups &&
  group !== undefined && (
    <li className={classes.group} data-group={group}>
      {groups.heading(group)}
    </li>
  )

/** A list on a phone: a card a row, with the two or three facts that matter. */
export const DataCards = <Row,>(props: RowsProps<Row>) => (
  <ul className={classes.cards}>
    {props.rows
      ? props.rows.map((row, index) => (
          <Fragment key={props.rowKey(row)}>
            <CardHeading groups={props.groups} group={groupBegun(props.groups, props.rows ?? [], index)} />
            <li className={classes.card} {...rowProps(props, row, index)}>
              {props.selection && <RowTick row={row} selection={props.selection} />}
              <CardContent columns={props.columns} row={row} />
              {props.onRow && <IconChevronRight size={18} stroke={1.6} aria-hidden className={classes.arrow} />}
            </li>
          </Fragment>
        ))
      : Array.from({ length: Math.min(props.expected, 6) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards hinted at have no identity
          <li key={index} className={classes.card} aria-hidden>
            <div className={classes.words}>
              <Skeleton h={14} w="55%" />
              <Skeleton h={12} w="80%" mt={10} />
            </div>
          </li>
        ))}
  </ul>
)
