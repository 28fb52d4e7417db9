import classes from './RowTick.module.css'
import type { RowSelection } from './rowProps.ts'

/** The box that selects a row; with Shift, all up to it. */
export const RowTick = <Row,>({ row, selection }: { row: Row; selection: RowSelection<Row> }) => (
  <label className={classes.place}>
    <input
      type="checkbox"
      className={classes.tick}
      aria-label={selection.label(row)}
      checked={selection.has(row)}
      onChange={(event) => selection.toggle(row, (event.nativeEvent as MouseEvent).shiftKey)}
    />
  </label>
)

/** The box in the head of a table: all rows of the page. */
export const AllTick = <Row,>({ selection }: { selection: RowSelection<Row> }) => (
  <label className={classes.place}>
    <input
      type="checkbox"
      className={classes.tick}
      aria-label={selection.labelAll}
      checked={selection.isAll}
      ref={(box) => {
        if (box) box.indeterminate = selection.isSome && !selection.isAll
      }}
      onChange={selection.toggleAll}
    />
  </label>
)
