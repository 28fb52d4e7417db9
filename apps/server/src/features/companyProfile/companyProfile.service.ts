import { companyProfile, profileMessages } from '@crm/contract/features/companyProfile/companyProfile'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Actor, Context, FileOwners } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { one, page } from '../../http/answer/answers.ts'
import { refuseField, refuseOutdated } from '../../http/refusal.ts'
import type { SealMark } from '../../pdf/document.ts'
import { sizeOfPng } from '../../pdf/png.ts'
import { sealOf } from '../../pdf/seal.ts'
import {
  findCopies,
  findProfile,
  findSeal,
  findSealUses,
  findUnknownBank,
  hasCopy,
  insertSeal,
  insertSealUse,
  type NewSealUse,
  type StoredProfile,
  setSealNo,
  updateProfile,
} from './companyProfile.queries.ts'

const mostPixels = 2000

/** `신한은행 110-123-456789 빌더스컨설팅` */
const bankLine = ({ accounts: [first], bank_name }: StoredProfile) =>
  first ? [bank_name, first.cac_number, first.cac_holder].filter(Boolean).join(' ') : ''

// ---------------------------------------------------------------- for papers

/** The first account, where clients transfer money to; null where none is set. */
export const accountForTransfers = async (db: Db) => {
  const { accounts, bank_name } = await findProfile(db)
  const [first] = accounts
  return first ? { bank_name: bank_name ?? '', number: first.cac_number, holder: first.cac_holder } : null
}

/** What is frozen with a paper; which seal it is, not its picture. */
export const profileForPapers = async (db: Db) => {
  const profile = await findProfile(db)
  return {
    business: profile.cpr_business,
    item: profile.cpr_item,
    bank: bankLine(profile),
    cse_no: profile.cse_no,
  }
}

/** The seal as papers draw it: the picture of that number, or one made from the company's name. */
export const sealMark = async (db: Db, cse_no: number | null | undefined, company: string): Promise<SealMark> => {
  const image = cse_no ? await findSeal(db, cse_no) : undefined
  return image ? { image } : { svg: sealOf(company) }
}

/** The copies of our own papers, each with its newest file. */
export const copiesForPapers = (db: Db) => findCopies(db)

/** Each time that a paper goes out with the seal on it. */
export const noteSealUse = (db: Db, use: NewSealUse) => insertSealUse(db, use)

// ---------------------------------------------------------------- copies of our own papers

const isManager = ({ user_type, gate, emp_scope }: Actor) =>
  user_type === 'emp' && gate === 'open' && emp_scope.has('AdminContract')

/** Everybody else gets them with the papers of a contract. */
export const copyFileOwners: FileOwners = {
  company_copies: {
    canSee: async ({ db, actor }, cpc_no) => isManager(actor) && (await hasCopy(db, cpc_no)),
    canAttach: async ({ db, actor }, cpc_no) => isManager(actor) && (await hasCopy(db, cpc_no)),
    changed: async (ctx) => ctx.publish('companyProfile.changed'),
  },
}

// ---------------------------------------------------------------- its screen

const shown = async ({ db, config }: Pick<Context, 'db' | 'config'>) => {
  const profile = await findProfile(db)
  const { cse_no, bank_name: _, ...rest } = profile
  const picture = cse_no === null ? undefined : await findSeal(db, cse_no)
  return {
    ...rest,
    bank: bankLine(profile),
    seal: picture ? `data:image/png;base64,${picture.toString('base64')}` : null,
    company: config.company.name,
    copies: (await findCopies(db)).map(({ cpc_no, cpc_kind, bank_name, cac_number }) => ({
      ...{ cpc_no, cpc_kind },
      account: cac_number && [bank_name, cac_number].filter(Boolean).join(' '),
    })),
  }
}

export const getProfile = async (ctx: Context) => one(await shown(ctx))

const answerChanged = async (ctx: Context) => {
  ctx.publish('companyProfile.changed')
  return one(await shown(ctx))
}

export const changeProfile = async (ctx: Context, { body }: ParsedOf<typeof companyProfile.change>) => {
  const { rev, ...draft } = body
  const unknown = await findUnknownBank(ctx.db, draft.accounts)
  if (unknown >= 0) return refuseField('invalid_input', `accounts.${unknown}.bank_code`, profileMessages.bank)
  if (!(await updateProfile(ctx.db, draft, rev))) return refuseOutdated(companyProfile.profile, await shown(ctx))
  return answerChanged(ctx)
}

export const setSeal = async (ctx: Context, { body }: ParsedOf<typeof companyProfile.setSeal>) => {
  const png = Buffer.from(await body.file.arrayBuffer())
  const size = sizeOfPng(png)
  if (!size || size.width > mostPixels || size.height > mostPixels)
    return refuseField('invalid_input', 'file', profileMessages.notPng)
  await setSealNo(ctx.db, await insertSeal(ctx.db, png, ctx.actor.emp_no))
  return answerChanged(ctx)
}

export const removeSeal = async (ctx: Context) => {
  await setSealNo(ctx.db, null)
  return answerChanged(ctx)
}

export const listSealUses = async (ctx: Context, { query }: ParsedOf<typeof companyProfile.uses>) =>
  page(await findSealUses(ctx.db, query))
