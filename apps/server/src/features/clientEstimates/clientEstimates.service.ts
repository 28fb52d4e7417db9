import { depositorName } from '@crm/contract/features/bankRows/depositorName'
import type { clientEstimates } from '@crm/contract/features/clientEstimates/clientEstimates'
import {
  type ClientEstimate,
  clientEstimateMessages,
} from '@crm/contract/features/clientEstimates/clientEstimates.rows'
import { isAtSigners } from '@crm/contract/features/contracts/contracts.words'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { one, page } from '../../http/answer/answers.ts'
import { refuse } from '../../http/refusal.ts'
import { profileForPapers } from '../companyProfile/companyProfile.service.ts'
import { createOwnSignerLink, downloadOwnContractPaper } from '../contracts/signing/ownLink.service.ts'
import { acceptEstimate, rejectEstimate } from '../estimates/links/answers.service.ts'
import { openAsReader, openOwnPage } from '../estimates/links/byMember.service.ts'
import {
  askQuestion,
  askReissue,
  downloadPage,
  noteFirstRead,
  type OpenedPage,
  readPageOf,
} from '../estimates/links/page.service.ts'
import { findOwnContract, findOwnEstimates, findWaiting, type OwnContract } from './clientEstimates.queries.ts'

/** Which company it is comes from the session, never from the request. */
const readerOf = ({ actor }: Context) => ({
  client_no: actor.client_no ?? refuse('not_found'),
  user_no: actor.user_no,
})

export const listOwnEstimates = async (ctx: Context, { query }: ParsedOf<typeof clientEstimates.list>) => {
  const { offset, limit, ...filter } = query
  return page(await findOwnEstimates(ctx.db, readerOf(ctx), filter, { offset, limit }))
}

export const countWaiting = async (ctx: Context) => one(await findWaiting(ctx.db, readerOf(ctx)))

// ---------------------------------------------------------------- one estimate and its contract

/** Whose turn it is may sign, as long as the contract is at its signers. */
const contractForReader = ({ ctr_no: _, ...contract }: OwnContract) => ({
  ...contract,
  may_sign:
    isAtSigners(contract.ctr_state) && contract.signers.some(({ is_me, cs_state }) => is_me && cs_state === 'asked'),
})

const contractOf = (ctx: Context, { estimate }: OpenedPage) => findOwnContract(ctx.db, estimate.est_no, readerOf(ctx))

const transferOf = async (ctx: Context, { estimate }: OpenedPage) => {
  const { bank } = await profileForPapers(ctx.db)
  const { client_name, est_code } = estimate
  return bank && est_code ? { account: bank, depositor: depositorName(client_name, est_code) } : null
}

const readFor = async (ctx: Context, opened: OpenedPage): Promise<ClientEstimate> => {
  const contract = await contractOf(ctx, opened)
  return {
    ...(await readPageOf(ctx, opened)),
    est_no: opened.estimate.est_no,
    proj_no: opened.estimate.proj_no,
    contract: contract ? contractForReader(contract) : null,
    transfer: contract ? await transferOf(ctx, opened) : null,
  }
}

type OfEstimate = { params: { est_no: number } }

export const getOwnEstimate = async (ctx: Context, { params }: OfEstimate) =>
  one(await readFor(ctx, await openOwnPage(ctx, params.est_no)))

export const downloadOwnEstimate = async (ctx: Context, { params }: OfEstimate) => {
  const opened = await openOwnPage(ctx, params.est_no)
  return ctx.transaction((tx) => downloadPage(tx, opened))
}

export const downloadOwnContract = async (ctx: Context, { params }: OfEstimate) => {
  const { ctr_no, is_sealed } = (await contractOf(ctx, await openOwnPage(ctx, params.est_no))) ?? refuse('not_found')
  return is_sealed ? downloadOwnContractPaper(ctx, ctr_no) : refuse('conflict', clientEstimateMessages.notSealed)
}

// ---------------------------------------------------------------- what the company answers

export const noteOwnRead = async (ctx: Context, { params }: OfEstimate) => {
  await noteFirstRead(ctx, await openAsReader(ctx, params.est_no))
  return getOwnEstimate(ctx, { params })
}

export const acceptOwn = async (ctx: Context, { params, body }: ParsedOf<typeof clientEstimates.accept>) => {
  const open = (now: Context) => openOwnPage(now, params.est_no)
  await acceptEstimate(ctx, open, { ...body, name: (await open(ctx)).reader })
  return getOwnEstimate(ctx, { params })
}

export const rejectOwn = async (ctx: Context, { params, body }: ParsedOf<typeof clientEstimates.reject>) => {
  const open = (now: Context) => openOwnPage(now, params.est_no)
  await rejectEstimate(ctx, open, { ...body, name: (await open(ctx)).reader })
  return getOwnEstimate(ctx, { params })
}

export const askAboutOwn = async (ctx: Context, { params, body }: ParsedOf<typeof clientEstimates.ask>) => {
  const opened = await openOwnPage(ctx, params.est_no)
  await askQuestion(ctx, opened, { ...body, name: opened.reader })
  return getOwnEstimate(ctx, { params })
}

export const askReissueOfOwn = async (ctx: Context, { params }: OfEstimate) => {
  await askReissue(ctx, await openAsReader(ctx, params.est_no))
  return getOwnEstimate(ctx, { params })
}

export const goToSigning = async (ctx: Context, { params }: OfEstimate) => {
  const { ctr_no } = (await contractOf(ctx, await openOwnPage(ctx, params.est_no))) ?? refuse('not_found')
  return one({ t: await createOwnSignerLink(ctx, ctr_no) })
}
