import { pathOf } from '@crm/contract/paths'
import type { Context } from '../../context.ts'
import { refuse } from '../../http/refusal.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { acceptByContract } from '../estimates/accept.service.ts'
import { publishToCompanies } from '../portal/companies.service.ts'
import { findProjectManagers } from '../projects/changes/members.service.ts'
import { contractsText } from './contracts.messages.ts'
import {
  findContract,
  type HeldContract,
  hasCredits,
  holdContract,
  insertCredits,
  updateContract,
} from './contracts.queries.ts'
import { insertEvent } from './events.queries.ts'

export const aboutContract = (ctr_no: number) => `contract:${ctr_no}`

/** Where alarms about a contract lead: to its panel on its project, which its managers can open. */
export const contractLink = ({ proj_no, ctr_no }: { proj_no: number; ctr_no: number }) =>
  `${pathOf('WorkDetailDashboard', { id: proj_no })}?ctr_no=${ctr_no}`

const isConcludable = ({ ctr_kind, ctr_state }: HeldContract) =>
  ctr_kind === 'paper' ? ctr_state === 'concluded' : ctr_state === 'sent' || ctr_state === 'signing'

/** What follows for everybody who works with the project. */
const announce = async (ctx: Context, ctr_no: number, concludedBy: number | null) => {
  const contract = (await findContract(ctx.db, ctr_no, null)) ?? refuse('not_found')
  const managers = await findProjectManagers(ctx.db, contract.proj_no)
  await raiseAlarm(ctx, {
    kind: 'contract.signed',
    toStaff: managers.filter((emp_no) => emp_no !== concludedBy),
    title: contractsText.concludedTitle(contract.client_name, contract.ctr_title),
    body: contractsText.concludedBody(contract.ctr_amount),
    link: contractLink(contract),
    about: aboutContract(ctr_no),
  })
  ctx.publish('contracts.changed')
  ctx.publish('estimates.changed')
  ctx.publish('projects.changed')
  await publishToCompanies(ctx, [contract.proj_no])
}

/**
 * Concludes a contract in its caller's transaction, by its last signature or as a contract on paper: the estimate is accepted,
 * and the parts of its plan become what is to be paid, once and never before.
 */
export const concludeContract = async (ctx: Context, ctr_no: number, { concluded_dt }: { concluded_dt: string }) => {
  const contract = (await holdContract(ctx.db, ctr_no)) ?? refuse('not_found')
  if (!isConcludable(contract) || (await hasCredits(ctx.db, ctr_no)))
    return refuse('conflict', contractsText.notAtSigners)
  await acceptByContract(ctx, contract.est_no)
  const isPaper = contract.ctr_kind === 'paper'
  if (!isPaper) await updateContract(ctx.db, ctr_no, { ctr_state: 'concluded', ctr_concluded_dt: concluded_dt })
  await insertCredits(ctx.db, ctr_no)
  const emp_no = isPaper ? ctx.actor.emp_no : null
  await insertEvent(ctx.db, {
    ctr_no,
    emp_no,
    ce_kind: isPaper ? 'paper' : 'concluded',
    ce_data: { day: concluded_dt },
    ...(isPaper && { ce_address: ctx.caller.ip, ce_device: ctx.caller.userAgent }),
  })
  await announce(ctx, ctr_no, emp_no)
}
