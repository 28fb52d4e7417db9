import {
  type CellKind,
  type CellValue,
  type ListColumn,
  type ListColumns,
  pickColumns,
} from '@crm/contract/kit/columns'
import { showNumber } from '@crm/contract/kit/numbers'
import type { ReactNode } from 'react'
import { showDate, showDateTime } from '../../lib/format/date.ts'
import type { Column } from '../../ui/list/column.ts'
import { uiText } from '../../ui/ui.messages.ts'

type Cells<Row, Key extends string> = { [Name in Key]?: (row: Row) => ReactNode }

/** Columns of the contract with what the web draws differently. */
export interface ShownColumns<Row, Key extends string = string, RowKey extends keyof Row & string = keyof Row & string>
  extends ListColumns<Row, Key, RowKey> {
  cells?: Cells<Row, string>
}

/** `withCells(clientColumns, { client_name: (row) => <ClientName row={row} /> })`: other columns show their value as its kind is written. */
export const withCells = <Row, Key extends string, RowKey extends keyof Row & string>(
  columns: ShownColumns<Row, Key, RowKey>,
  cells: Cells<Row, NoInfer<Key>>,
): ShownColumns<Row, Key, RowKey> => ({ ...columns, cells: { ...columns.cells, ...cells } })

/** Some of the columns with how they are drawn. */
export const pickShown = <Row, Key extends string, RowKey extends keyof Row & string, Picked extends Key>(
  columns: ShownColumns<Row, Key, RowKey>,
  keys: readonly Picked[],
): ShownColumns<Row, Picked, RowKey> => ({ ...pickColumns(columns, keys), cells: columns.cells })

const writers: Record<CellKind, (value: NonNullable<CellValue>) => ReactNode> = {
  text: String,
  bool: (value) => (value ? '✓' : '-'),
  number: (value) => (typeof value === 'number' ? showNumber(value) : String(value)),
  money: (value) => (typeof value === 'number' ? showNumber(value) : String(value)),
  date: (value) => <time>{showDate(String(value))}</time>,
  dateTime: (value) => <time>{showDateTime(String(value))}</time>,
}

const textCell = <Row,>({ kind = 'text', value, zero }: ListColumn<Row>, row: Row, unit = '') => {
  const shown = value(row)
  if (shown === null || shown === undefined || shown === '') return '-'
  if (shown === 0 && zero) return zero
  const written = writers[kind](shown)
  return unit ? `${written}${unit}` : written
}

const placeOnCard = { title: undefined, fact: 'fact', side: 'aside', hidden: 'hidden' } as const

const figureOf = <Row,>({ kind }: ListColumn<Row>) => (kind === 'number' || kind === 'money' ? kind : undefined)

/** What the table and the cards of a list are drawn from. */
export const tableColumns = <Row,>({ columns, cells }: ShownColumns<Row>): Column<Row>[] =>
  columns
    .filter(({ only }) => only !== 'excel')
    .map((column) => ({
      key: column.key,
      title: column.title,
      width: column.width,
      sortable: column.sortable,
      strong: column.card === 'title',
      onCard: column.card && placeOnCard[column.card],
      align: figureOf(column) && 'right',
      ...(cells?.[column.key]
        ? { render: cells[column.key] }
        : {
            render: (row: Row) => textCell(column, row),
            renderOnCard: (row: Row) => textCell(column, row, column.kind === 'money' ? uiText.won : ''),
            figure: figureOf(column),
          }),
    }))

/** Beside a panel there is room for what a card shows. */
export const fewColumns = <Row,>(columns: Column<Row>[]) => columns.filter(({ onCard }) => onCard !== 'hidden')

export const rowKeyOf = <Row,>({ rowKey }: ListColumns<Row>, row: Row) => Number(row[rowKey])
