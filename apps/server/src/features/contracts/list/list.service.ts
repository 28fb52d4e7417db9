import type { contracts } from '@crm/contract/features/contracts/contracts'
import { contractColumns } from '@crm/contract/features/contracts/contracts.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { koreaToday } from '../../../clock.ts'
import type { Context } from '../../../context.ts'
import { excelOf } from '../../../excel/excelOf.ts'
import { excelDownload, inBatches } from '../../../excel/workbook.ts'
import { list, page } from '../../../http/answer/answers.ts'
import { contractsText } from '../contracts.messages.ts'
import { findRowsByNo } from '../contracts.queries.ts'
import { findContractNos, findContractPage, findSums } from './list.queries.ts'

export const listContracts = async (ctx: Context, { query }: ParsedOf<typeof contracts.list>) => {
  const { offset, limit, ...filter } = query
  return page(await findContractPage(ctx.db, filter, { offset, limit }))
}

export const sumContracts = async (ctx: Context, { query }: ParsedOf<typeof contracts.sums>) =>
  list(await findSums(ctx.db, query))

export const downloadContractExcel = async (ctx: Context, { query }: ParsedOf<typeof contracts.excel>) => {
  const batches = inBatches(await findContractNos(ctx.db, query), (ctr_nos) => findRowsByNo(ctx.db, ctr_nos))
  const name = contractsText.word
  return excelDownload(`${name}_${koreaToday()}.xlsx`, { name, columns: excelOf(contractColumns), batches })
}
