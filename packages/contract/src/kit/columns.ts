/** How a value is written in a list, and what an Excel cell holds: real numbers and dates, words for the rest. */
export type CellKind = 'text' | 'number' | 'money' | 'date' | 'dateTime' | 'bool'

export type CellValue = string | number | boolean | null | undefined

interface ColumnWords {
  title: string
  /** `text` when left out. Money and numbers stand at the right. */
  kind?: CellKind
  /** Pixels in the list; columns without one share what is left. Excel columns get a width in proportion. */
  width?: number
  /** The query's `sort` takes this column's key. */
  sortable?: boolean
  /** On a phone's card: the title, a fact under it, at its right, or not at all. Wide lists beside a panel show the same ones. */
  card?: 'title' | 'fact' | 'side' | 'hidden'
  /** What a list says for 0, as 무료 of a price; Excel keeps the number. */
  zero?: string
  /** In the list alone, or in the Excel file alone. */
  only?: 'list' | 'excel'
}

type PlainKey<Row> = { [Key in keyof Row & string]: Row[Key] extends CellValue ? Key : never }[keyof Row & string]

/** A column named after a plain field shows that field; any other says what it shows. */
type Declared<Row, Key> = ColumnWords & { value?: ValueOf<Row> } & (Key extends PlainKey<Row>
    ? unknown
    : { value: ValueOf<Row> })
type ValueOf<Row> = (row: Row) => CellValue

export interface ListColumn<Row, Key extends string = string> extends ColumnWords {
  key: Key
  value: ValueOf<Row>
}

/** The columns of a list in their order, and the field that tells its rows apart. */
export interface ListColumns<Row, Key extends string = string, RowKey extends keyof Row & string = keyof Row & string> {
  rowKey: RowKey
  columns: readonly ListColumn<Row, Key>[]
}

/**
 * Columns declared once for the list and its Excel file; the web adds only how some cells are drawn.
 * `columnsOf<ClientRow>()('client_no', { client_name: { title: '회사명', card: 'title' }, … })`
 */
export const columnsOf =
  <Row>() =>
  <RowKey extends keyof Row & string, Key extends string>(
    rowKey: RowKey,
    declared: { [Name in Key]: Declared<Row, Name> },
  ): ListColumns<Row, Key, RowKey> => ({
    rowKey,
    columns: Object.entries<ColumnWords & { value?: ValueOf<Row> }>(declared).map(([key, column]) => ({
      ...column,
      key: key as Key,
      value: column.value ?? ((row) => (row as Record<string, CellValue>)[key]),
    })),
  })

/** Some of a list's columns, in this order, for a smaller list of the same rows. */
export const pickColumns = <Row, Key extends string, RowKey extends keyof Row & string, Picked extends Key>(
  { rowKey, columns }: ListColumns<Row, Key, RowKey>,
  keys: readonly Picked[],
): ListColumns<Row, Picked, RowKey> => ({
  rowKey,
  columns: keys.flatMap((key) => columns.filter((column): column is ListColumn<Row, Picked> => column.key === key)),
})
