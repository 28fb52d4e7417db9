import type { buildups } from '@crm/contract/features/buildups'
import { done } from '@crm/contract/kit/answer'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { missingReference } from '../../db/faults.ts'
import { Refusal, refuse } from '../../http/refusal.ts'
import { refundPocket, usePocket } from '../pocket/pocket.service.ts'
import { text } from './buildups.messages.ts'
import { cancelBuildup, findBuildup, findBuildups, findCompanyOf, insertBuildup, setStep } from './buildups.queries.ts'

const fieldOf: Record<string, string> = {
  project_buildups_pc_no_fkey: 'pc_no',
  project_buildup_steps_pps_no_fkey: 'pps_nos',
  project_buildup_steps_emp_no_fkey: 'emp_no',
}

/** What the database refuses, said at the field that it is about. */
const explainFault = (fault: unknown): never => {
  const field = fieldOf[missingReference(fault) ?? '']
  if (field) throw new Refusal('invalid_input', text.notThere, { [field]: text.notThere })
  throw fault
}

const companyOf = async (ctx: Context, proj_no: number) =>
  (await findCompanyOf(ctx.db, proj_no))?.client_no ?? refuse('not_found')

export const list = async (ctx: Context, { params }: ParsedOf<typeof buildups.list>) => {
  await companyOf(ctx, params.proj_no)
  return { state: done, query: await findBuildups(ctx.db, params.proj_no) }
}

/** Paid for and entered together, or neither; what costs nothing leaves no trace in the pocket. */
export const buy = async (ctx: Context, { params, body }: ParsedOf<typeof buildups.buy>) => {
  const { proj_no } = params
  const { pps_nos, ...service } = body
  const client_no = await companyOf(ctx, proj_no)
  const price = { client_no, amount: service.pbu_cash, reason: service.pbu_name, about: { proj_no } }
  const paid = service.pbu_cash ? await usePocket(ctx, { ...price, emp_no: ctx.actor.emp_no }) : null
  const entry = { proj_no, ...service, cl_no: paid?.cl_no ?? null }
  const pbu_no = await insertBuildup(ctx.db, entry, pps_nos).catch(explainFault)
  ctx.publish('projects.changed')
  return { state: done, query: await findBuildup(ctx.db, pbu_no) }
}

/** However many ask at once, the points come back once. */
export const cancel = async (ctx: Context, { params }: ParsedOf<typeof buildups.cancel>) => {
  const { proj_no, pbu_no } = params
  const cancelled = await cancelBuildup(ctx.db, proj_no, pbu_no)
  if (!cancelled) return refuse('not_found')
  if (cancelled.pbu_cash) {
    await refundPocket(ctx, {
      client_no: await companyOf(ctx, proj_no),
      amount: cancelled.pbu_cash,
      reason: text.refund(cancelled.pbu_name),
      about: { proj_no, pbu_no },
      emp_no: ctx.actor.emp_no,
    })
  }
  ctx.publish('projects.changed')
  return { state: done, query: [] }
}

export const updateStep = async (ctx: Context, { params, body }: ParsedOf<typeof buildups.updateStep>) => {
  const updated = await setStep(ctx.db, params.proj_no, params.pbs_no, body).catch(explainFault)
  if (!updated) return refuse('not_found')
  ctx.publish('projects.changed')
  return { state: done, query: await findBuildup(ctx.db, updated.pbu_no) }
}
