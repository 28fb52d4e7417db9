import {
  type CompanyChange,
  type CompanyEdit,
  companyEditMessages,
  companyEdits,
  heldFields,
} from '@crm/contract/features/companyEdits/companyEdits'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { pathOf } from '@crm/contract/paths'
import { screens } from '@crm/contract/screens'
import type { Context } from '../../context.ts'
import { list, ok, one } from '../../http/answer/answers.ts'
import { refuse, refuseOutdated } from '../../http/refusal.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { mayOpenClient } from '../clients/clients.service.ts'
import { changeCompany, orNull } from '../clients/companies.service.ts'
import { companyEditTexts } from './companyEdits.messages.ts'
import {
  decideChange,
  findCompany,
  findDeciders,
  findFirmOf,
  findOpen,
  findOpenByNo,
  findPeople,
  findRefused,
  insertChange,
  type Wanted,
  withdrawOpen,
} from './companyEdits.queries.ts'

/** Which company it is comes from the session alone. */
const ownCompanyNo = async ({ db, actor }: Context) =>
  actor.client_no ?? (await findFirmOf(db, actor.user_no))?.client_no ?? refuse('not_found')

type Company = NonNullable<Awaited<ReturnType<typeof findCompany>>>
type Open = NonNullable<Awaited<ReturnType<typeof findOpen>>>

const asChange = (company: Company, { cc_no, asked_by, reg_dt, wanted }: Open): CompanyChange => ({
  cc_no,
  asked_by,
  reg_dt,
  changes: heldFields.flatMap((field) =>
    wanted[field] === undefined ? [] : [{ field, before: company[field], after: wanted[field] ?? null }],
  ),
})

const readOwn = async (ctx: Context, client_no: number) => {
  const company = (await findCompany(ctx.db, client_no)) ?? refuse('not_found')
  const open = await findOpen(ctx.db, client_no)
  return { ...company, open: open ? asChange(company, open) : null, refused: await findRefused(ctx.db, client_no) }
}

export const getOwnCompanyData = async (ctx: Context) => one(await readOwn(ctx, await ownCompanyNo(ctx)))

const publishChange = async (ctx: Context, client_no: number) => {
  for (const user_no of await findPeople(ctx.db, client_no)) ctx.publish('companyEdits.changed', user_no)
  ctx.publish('clients.changed')
}

const wantedOf = (company: Company, edit: CompanyEdit): Wanted =>
  Object.fromEntries(
    heldFields.flatMap((field) => {
      const after = orNull(edit[field])
      return after === company[field] ? [] : [[field, after]]
    }),
  )

/** What matters is asked for anew each time: the form always shows all that somebody wants. */
const askFor = async (ctx: Context, company: Company, wanted: Wanted) => {
  const { client_no, client_name } = company
  const before = await findOpen(ctx.db, client_no)
  if (JSON.stringify(before?.wanted ?? {}) === JSON.stringify(wanted)) return
  await withdrawOpen(ctx.db, client_no)
  if (!Object.keys(wanted).length) return
  await insertChange(ctx.db, client_no, ctx.actor.user_no, wanted)
  await raiseAlarm(ctx, {
    kind: 'companyEdits.asked',
    toStaff: await findDeciders(ctx.db, client_no, 'ClientVcList'),
    title: companyEditTexts.asked(client_name),
    link: pathOf('ClientVcDetail', { id: client_no }),
    about: `client:${client_no}`,
  })
}

export const saveOwnCompany = async (ctx: Context, { body }: ParsedOf<typeof companyEdits.save>) => {
  const client_no = await ownCompanyNo(ctx)
  const company = (await findCompany(ctx.db, client_no, { lock: true })) ?? refuse('not_found')
  const { rev, ...edit } = body
  if (rev !== company.rev) return refuseOutdated(companyEdits.read, await readOwn(ctx, client_no))
  await changeCompany(ctx, client_no, {
    client_phone: orNull(edit.client_phone),
    client_zip: orNull(edit.client_zip),
    client_addr: orNull(edit.client_addr),
    client_addr_detail: orNull(edit.client_addr_detail),
    client_homepage: orNull(edit.client_homepage),
  })
  await askFor(ctx, company, wantedOf(company, edit))
  await publishChange(ctx, client_no)
  return one(await readOwn(ctx, client_no))
}

export const withdrawOwnChange = async (ctx: Context) => {
  const client_no = await ownCompanyNo(ctx)
  if (!(await withdrawOpen(ctx.db, client_no))) refuse('not_found')
  await publishChange(ctx, client_no)
  return ok()
}

export const getChangeOfClient = async (ctx: Context, { params }: ParsedOf<typeof companyEdits.ofClient>) => {
  const { client_no } = params
  const company = (await mayOpenClient(ctx, client_no)) ? await findCompany(ctx.db, client_no) : undefined
  if (!company) return refuse('not_found')
  const open = await findOpen(ctx.db, client_no)
  return list(open ? [asChange(company, open)] : [])
}

/** Every change of a request is a new one with its own number, so nobody accepts what they have not seen. */
export const decideOnChange = async (ctx: Context, { params, body }: ParsedOf<typeof companyEdits.decide>) => {
  const { accepted, cc_reason } = body
  const change = (await findOpenByNo(ctx.db, params.cc_no)) ?? refuse('conflict', companyEditMessages.decided)
  const { client_no, user_no, wanted } = change
  await findCompany(ctx.db, client_no, { lock: true })
  const decision = { cc_reason: orNull(cc_reason), decided_by: ctx.actor.user_no }
  if (!(await decideChange(ctx.db, params.cc_no, { ...decision, cc_state: accepted ? 'accepted' : 'refused' })))
    return refuse('conflict', companyEditMessages.decided)
  if (accepted) await changeCompany(ctx, client_no, wanted)
  await raiseAlarm(ctx, {
    kind: 'portal.company',
    to: [user_no],
    title: accepted ? companyEditTexts.accepted : companyEditTexts.refused,
    body: cc_reason,
    link: screens.Index.path,
    about: `company:${client_no}`,
  })
  await publishChange(ctx, client_no)
  return ok()
}
