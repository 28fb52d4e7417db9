import type { todos } from '@crm/contract/features/todos/todos'
import { todoColumns } from '@crm/contract/features/todos/todos.columns'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { koreaToday } from '../../../clock.ts'
import type { Context } from '../../../context.ts'
import { excelOf } from '../../../excel/excelOf.ts'
import { excelDownload, inBatches } from '../../../excel/workbook.ts'
import { empNoOf } from '../todoAccess.ts'
import { findTodosByNo } from '../todos.queries.ts'
import { findTodoNos } from './lists.queries.ts'

export const downloadTodoExcel = async (ctx: Context, { query }: ParsedOf<typeof todos.excel>) => {
  const emp_no = empNoOf(ctx)
  const tl_nos = await findTodoNos(ctx.db, emp_no, { ...query, offset: 0, limit: 0 })
  const name = '할 일'
  const batches = inBatches(tl_nos, (some) => findTodosByNo(ctx.db, emp_no, some))
  return excelDownload(`${name}_${koreaToday()}.xlsx`, { name, columns: excelOf(todoColumns), batches })
}
