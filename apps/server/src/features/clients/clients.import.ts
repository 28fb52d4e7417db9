import { ClientDraft, clients, clientType } from '@crm/contract/features/clients/clients'
import type { MemberAccess } from '@crm/contract/kit/endpoint'
import { pathOf } from '@crm/contract/paths'
import type { Context, NumberedRow, Reasons } from '../../context.ts'
import { defineImport } from '../../import/defineImport.ts'
import { repeatedRows } from '../../import/duplicates.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { explainFault } from './clients.dbErrors.ts'
import { columnsOf } from './clients.service.ts'
import { importFields } from './import.fields.ts'
import { importText } from './import.messages.ts'
import { findNameOwners, findNumberOwners, insertCompanies, insertManagers } from './import.queries.ts'
import { readClients } from './import.reader.ts'

type Rows = NumberedRow<ClientDraft>[]

const checkNumbers = async (ctx: Context, rows: Rows) => {
  const owners = await findNumberOwners(
    ctx.db,
    rows.map(({ row }) => row.client_biz_no),
  )
  const repeated = repeatedRows(rows, ({ client_biz_no }) => client_biz_no)
  return rows.flatMap(({ row_no, row }): [number, Reasons][] => {
    const owner = owners.get(row.client_biz_no)
    const earlier = repeated.get(row_no)
    if (owner) return [[row_no, { client_biz_no: importText.numberTaken(owner) }]]
    return earlier ? [[row_no, { client_biz_no: importText.sameNumberInFile(earlier) }]] : []
  })
}

/**
 * Without a business number only the name tells companies apart: the form warns and people decide, a file is refused.
 */
const checkNames = async (ctx: Context, rows: Rows) => {
  const named = rows.map(({ row_no, row: { client_type, client_name } }) => ({ row_no, client_type, client_name }))
  const owners = await findNameOwners(ctx.db, named)
  const keyed = rows.map(({ row_no, row }) => ({ row_no, row: `${row.client_type} ${owners.get(row_no)?.core}` }))
  const repeated = repeatedRows(keyed, (key) => key)
  return rows.flatMap(({ row_no }): [number, Reasons][] => {
    const owner = owners.get(row_no)?.client_name
    const earlier = repeated.get(row_no)
    if (owner) return [[row_no, { client_name: importText.nameTaken(owner) }]]
    return earlier ? [[row_no, { client_name: importText.sameNameInFile(earlier) }]] : []
  })
}

const check = async (ctx: Context, rows: Rows) =>
  new Map([
    ...(await checkNumbers(
      ctx,
      rows.filter(({ row }) => row.client_biz_no),
    )),
    ...(await checkNames(
      ctx,
      rows.filter(({ row }) => !row.client_biz_no),
    )),
  ])

/** One alarm for each person, also for several companies. */
const alarmManagers = async (ctx: Context, emp_nos: number[]) => {
  for (const [emp_no, all] of Map.groupBy(emp_nos, (each) => each)) {
    if (emp_no === ctx.actor.emp_no) continue
    const title = importText.inChargeOfMany(all.length)
    await raiseAlarm(ctx, {
      kind: 'clients.assigned',
      toStaff: [emp_no],
      title,
      link: pathOf('ClientVcList'),
      about: 'clients:import',
    })
  }
}

const create = async (ctx: Context, rows: ClientDraft[]) => {
  const client_nos = await insertCompanies(ctx.db, rows.map(columnsOf)).catch(explainFault)
  const managers = rows.flatMap(({ client_managers }, index) =>
    [...new Set(client_managers)].map((emp_no) => ({ client_no: client_nos[index] ?? 0, emp_no })),
  )
  await insertManagers(ctx.db, managers).catch(explainFault)
  await alarmManagers(
    ctx,
    managers.map(({ emp_no }) => emp_no),
  )
  ctx.publish('clients.changed')
}

/** Companies from a file: clients, venture capital firms and partners. */
export const clientsImport = defineImport({
  name: 'clients',
  label: clientType.label('client'),
  access: clients.create.access as MemberAccess,
  fields: importFields,
  schema: ClientDraft,
  reader: readClients,
  check,
  create,
})
