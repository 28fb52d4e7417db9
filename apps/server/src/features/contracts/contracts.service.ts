import { contracts } from '@crm/contract/features/contracts/contracts'
import type { Contract } from '@crm/contract/features/contracts/contracts.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context, FileOwners } from '../../context.ts'
import { list, one } from '../../http/answer/answers.ts'
import { refuse, refuseOutdated } from '../../http/refusal.ts'
import { publishToCompanies } from '../portal/companies.service.ts'
import { mayOpenProject } from '../projects/projects.service.ts'
import { contractsText, eventText } from './contracts.messages.ts'
import { managesContracts, maySend, mayWriteContract } from './contracts.policy.ts'
import {
  findContract,
  findParts,
  findRowsOfProject,
  holdContract,
  type StoredContract,
  updateContract,
} from './contracts.queries.ts'
import { findRefunds } from './refunds/refunds.queries.ts'

// ---------------------------------------------------------------- reads

const mayRead = async (ctx: Context, proj_no: number) =>
  managesContracts(ctx.actor) || (await mayOpenProject(ctx, proj_no))

/** The row as it is stored; refused where the caller may not open its project. */
export const getStoredContract = async (ctx: Context, ctr_no: number) => {
  const contract = (await findContract(ctx.db, ctr_no, ctx.actor.emp_no)) ?? refuse('not_found')
  return (await mayRead(ctx, contract.proj_no)) ? contract : refuse('not_found')
}

const forReader = async (ctx: Context, contract: StoredContract): Promise<Contract> => {
  const { signers, events } = await findParts(ctx.db, contract.ctr_no)
  return {
    ...contract,
    signers,
    refunds: await findRefunds(ctx.db, contract.ctr_no),
    events: events.map(({ ce_data, ...event }) => ({ ...event, text: eventText(ce_data) })),
    may_write: mayWriteContract(ctx.actor, contract),
    may_manage: managesContracts(ctx.actor),
    may_send: maySend(ctx.actor, contract),
  }
}

export const readContract = async (ctx: Context, ctr_no: number) => forReader(ctx, await getStoredContract(ctx, ctr_no))

export const getContract = async (ctx: Context, { params }: ParsedOf<typeof contracts.detail>) =>
  one(await readContract(ctx, params.ctr_no))

export const listOfProject = async (ctx: Context, { params }: ParsedOf<typeof contracts.ofProject>) =>
  (await mayRead(ctx, params.proj_no)) ? list(await findRowsOfProject(ctx.db, params.proj_no)) : refuse('not_found')

// ---------------------------------------------------------------- writes

/** After a write: every open screen reads again, those of its estimate and its project too. */
export const answerContractChanged = async (ctx: Context, ctr_no: number) => {
  ctx.publish('contracts.changed')
  ctx.publish('estimates.changed')
  ctx.publish('projects.changed')
  const contract = await readContract(ctx, ctr_no)
  if (contract.ctr_state !== 'draft') await publishToCompanies(ctx, [contract.proj_no])
  return one(contract)
}

/** Locked, as the caller sees it, and as new as the caller thinks; otherwise 409 with the record as it is now. */
export const holdNewestContract = async (ctx: Context, ctr_no: number, rev: number) => {
  await holdContract(ctx.db, ctr_no)
  const contract = await getStoredContract(ctx, ctr_no)
  if (contract.rev !== rev) return refuseOutdated(contracts.detail, await forReader(ctx, contract))
  return contract
}

export const changeMemo = async (ctx: Context, { params, body }: ParsedOf<typeof contracts.changeMemo>) => {
  const contract = await holdNewestContract(ctx, params.ctr_no, body.rev)
  if (!mayWriteContract(ctx.actor, contract)) return refuse('not_allowed', contractsText.notWriter)
  await updateContract(ctx.db, contract.ctr_no, { ctr_memo: body.ctr_memo })
  ctx.publish('contracts.changed')
  return one(await readContract(ctx, contract.ctr_no))
}

// ---------------------------------------------------------------- its scans

const isStaff = ({ actor }: Context) => actor.user_type === 'emp' && actor.gate === 'open'

/** Whether the caller reads this contract; for its history and its files. */
export const maySeeContract = async (ctx: Context, ctr_no: number) => {
  if (!isStaff(ctx)) return false
  const contract = await findContract(ctx.db, ctr_no, ctx.actor.emp_no)
  return contract !== undefined && (await mayRead(ctx, contract.proj_no))
}

export const contractFileOwners: FileOwners = {
  contracts: {
    canSee: maySeeContract,
    canAttach: async (ctx, ctr_no) => {
      const contract = await findContract(ctx.db, ctr_no, ctx.actor.emp_no)
      return contract !== undefined && (await maySeeContract(ctx, ctr_no)) && mayWriteContract(ctx.actor, contract)
    },
  },
}
