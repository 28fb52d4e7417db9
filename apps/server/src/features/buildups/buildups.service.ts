import { BuildupStep, type buildups } from '@crm/contract/features/buildups/buildups'
import { endsTooEarly } from '@crm/contract/features/projects/projects.words'
import { listOf } from '@crm/contract/kit/answer'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { failedCheck } from '../../db/dbErrors.ts'
import { list, ok } from '../../http/answer/answers.ts'
import { refuse, refuseChoice, refuseField, refuseOutdated } from '../../http/refusal.ts'
import { isUndone, refundPocket, usePocket } from '../pocket/pocket.service.ts'
import { referenceRows } from '../reference/reference.service.ts'
import { buildupsText } from './buildups.messages.ts'
import {
  findBuildup,
  findBuildups,
  findCompanyOf,
  insertBuildup,
  lockStep,
  setCancelled,
  setStep,
} from './buildups.queries.ts'

/** One of the dates was sent, and the other one that is kept does not go with it. */
const explainFault = (fault: unknown): never => {
  if (failedCheck(fault) === 'project_buildup_steps_check') return refuseField('invalid_input', 'end_dt', endsTooEarly)
  throw fault
}

/** Staff sell what is on offer, and nothing from the client's board. */
const refuseUnoffered = async (ctx: Context, pc_no: number, pps_nos: number[]) => {
  const categories = await referenceRows(ctx.db, 'pocket_category')
  const isSold = categories.some((row) => row.pc_no === pc_no && row.pc_type === 2 && row.state === 1)
  if (!isSold) return refuseChoice('pc_no')
  const steps = new Set((await referenceRows(ctx.db, 'pocket_process')).map((row) => row.pps_no))
  if (pps_nos.some((pps_no) => !steps.has(pps_no))) return refuseChoice('pps_nos')
}

const companyOf = async (ctx: Context, proj_no: number) =>
  (await findCompanyOf(ctx.db, proj_no))?.client_no ?? refuse('not_found')

export const listBuildups = async (ctx: Context, { params }: ParsedOf<typeof buildups.list>) => {
  await companyOf(ctx, params.proj_no)
  return list(await findBuildups(ctx.db, params.proj_no))
}

/** Paid for and entered together, or neither; what costs nothing leaves no trace in the pocket. */
export const buyBuildup = async (ctx: Context, { params, body }: ParsedOf<typeof buildups.buy>) => {
  const { proj_no } = params
  const { pps_nos, ...service } = body
  const client_no = await companyOf(ctx, proj_no)
  await refuseUnoffered(ctx, service.pc_no, pps_nos)
  const price = { client_no, amount: service.pbu_cash, reason: service.pbu_name, about: { proj_no } }
  const paid = service.pbu_cash ? await usePocket(ctx, { ...price, emp_no: ctx.actor.emp_no }) : null
  const entry = { proj_no, ...service, cl_no: paid?.cl_no ?? null }
  const pbu_no = await insertBuildup(ctx.db, entry, pps_nos)
  ctx.publish('projects.changed')
  return list(await findBuildup(ctx.db, pbu_no))
}

/**
 * Cancels a service; the points are given back once, also for concurrent calls or an entry that was reversed before.
 */
export const cancelBuildup = async (ctx: Context, { params }: ParsedOf<typeof buildups.cancel>) => {
  const { proj_no, pbu_no } = params
  const cancelled = await setCancelled(ctx.db, proj_no, pbu_no)
  if (!cancelled) return refuse('not_found')
  const { cl_no } = cancelled
  if (cl_no !== null && !(await isUndone(ctx, cl_no))) {
    await refundPocket(ctx, {
      client_no: await companyOf(ctx, proj_no),
      amount: cancelled.pbu_cash,
      reason: buildupsText.refund(cancelled.pbu_name),
      about: { proj_no, pbu_no },
      used_cl_no: cl_no,
      emp_no: ctx.actor.emp_no,
    })
  }
  ctx.publish('projects.changed')
  return ok()
}

const oneStep = { response: listOf(BuildupStep) }

const readStep = async (ctx: Context, pbu_no: number, pbs_no: number) =>
  (await findBuildup(ctx.db, pbu_no))[0]?.steps.find((step) => step.pbs_no === pbs_no)

/** Changes only the fields that were sent; a person who has left may stay on a step. */
export const updateStep = async (ctx: Context, { params, body }: ParsedOf<typeof buildups.updateStep>) => {
  const step = await lockStep(ctx.db, params.proj_no, params.pbs_no)
  if (!step) return refuse('not_found')
  const { rev, ...changes } = body
  if (rev !== undefined && rev !== step.rev)
    return refuseOutdated(oneStep, await readStep(ctx, step.pbu_no, params.pbs_no))
  const { emp_no } = changes
  if (emp_no && emp_no !== step.emp_no) {
    const isHere = (await referenceRows(ctx.db, 'employees')).some((row) => row.emp_no === emp_no)
    if (!isHere) return refuseField('invalid_input', 'emp_no', buildupsText.notActive)
  }
  await setStep(ctx.db, params.pbs_no, changes).catch(explainFault)
  ctx.publish('projects.changed')
  return list(await findBuildup(ctx.db, step.pbu_no))
}
