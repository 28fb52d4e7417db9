import type { ListColumns } from '@crm/contract/kit/columns'
import type { ExcelColumn } from './workbook.ts'

const usualWidth = 160
const pixelsPerCharacter = 8

/** The columns of a list as those of its Excel file: the same titles, values and order. */
export const excelOf = <Row>({ columns }: ListColumns<Row>): ExcelColumn<Row>[] =>
  columns
    .filter(({ only }) => only !== 'list')
    .map(({ title, kind, width = usualWidth, value }) => ({
      title,
      kind,
      width: Math.ceil(width / pixelsPerCharacter),
      value,
    }))
