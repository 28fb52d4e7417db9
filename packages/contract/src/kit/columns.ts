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
  /** In the list alone, or in the Excel file alone. */
  only?: 'list' | 'excel'
}

type PlainKey<Row> = { [Key in keyof Row & string]: Row[Key] extends CellValue ? Key : never }[keyof Row & string]

/** A column named after a plain field shows that field; any other says what it shows. */
type Declared<Row, Key> = ColumnWords & (Key extends PlainKey<Row> ? { value?: ValueOf<Row> } : { value: ValueOf<Row> })
type ValueOf<Row> = (row: Row) => CellValue

export interface ListColumn<Row, Key extends string = string> extends ColumnWords {
  key: Key
  value: ValueOf<Row>
}

/** The columns of a list in their order, and the field that tells its rows apart. */
export interface ListColumns<Row, Key extends string = string> {
  rowKey: keyof Row & string
  columns: readonly ListColumn<Row, Key>[]
}

/**
 * Columns declared once for the list and its Excel file; the web adds only how some cells are drawn.
 * `columnsOf<ClientRow>()('client_no', { client_name: { title: '회사명', card: 'title' }, … })`
 */
export const columnsOf =
  <Row>() =>
  <Columns extends { [Key in keyof Columns]: Declared<Row, Key> }>(
    rowKey: keyof Row & string,
    declared: Columns,
  ): ListColumns<Row, keyof Columns & string> => ({
    rowKey,
    columns: Object.entries<ColumnWords & { value?: ValueOf<Row> }>(declared).map(([key, column]) => ({
      ...column,
      key: key as keyof Columns & string,
      value: column.value ?? ((row) => (row as Record<string, CellValue>)[key]),
    })),
  })

/** Some of a list's columns, in this order, for a smaller list of the same rows. */
export const pickColumns = <Row, Key extends string, Picked extends Key>(
  { rowKey, columns }: ListColumns<Row, Key>,
  keys: readonly Picked[],
): ListColumns<Row, Picked> => ({
  rowKey,
  columns: keys.flatMap((key) => columns.filter((column): column is ListColumn<Row, Picked> => column.key === key)),
})
