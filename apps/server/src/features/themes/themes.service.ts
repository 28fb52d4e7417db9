import { type ThemeDraft, themeMessages, themes } from '@crm/contract/features/themes/themes'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { isDuplicate } from '../../db/dbErrors.ts'
import { movedBefore, writePlaces } from '../../db/places.ts'
import { list, ok, one } from '../../http/answer/answers.ts'
import { refuse, refuseChoice, refuseField, refuseOutdated } from '../../http/refusal.ts'
import { replaceThemeOfClients } from '../clients/clients.service.ts'
import { replaceThemeOfProjects } from '../projects/projects.service.ts'
import { findThemes, insertTheme, lockThemes, markMerged, updateThemeRow } from './themes.queries.ts'

const explainFault = (fault: unknown): never => {
  if (isDuplicate(fault, 'theme_name')) return refuseField('conflict', 'thm_name', themeMessages.nameTaken)
  throw fault
}

const find = async (ctx: Context, thm_no: number) =>
  (await findThemes(ctx.db)).find((theme) => theme.thm_no === thm_no) ?? refuse('not_found')

const answer = async (ctx: Context, thm_no: number) => {
  ctx.publish('themes.changed')
  return one(await find(ctx, thm_no))
}

/** The same word twice would only be counted twice. */
const tidied = ({ thm_name, thm_keywords, state }: ThemeDraft): ThemeDraft => ({
  thm_name,
  thm_keywords: [...new Set(thm_keywords)],
  state,
})

export const listThemes = async (ctx: Context, { query }: ParsedOf<typeof themes.list>) =>
  list(await findThemes(ctx.db, query.state))

export const createTheme = async (ctx: Context, { body }: ParsedOf<typeof themes.create>) => {
  await lockThemes(ctx.db)
  return answer(ctx, await insertTheme(ctx.db, tidied(body)).catch(explainFault))
}

export const updateTheme = async (ctx: Context, { params, body }: ParsedOf<typeof themes.update>) => {
  await lockThemes(ctx.db)
  const theme = await find(ctx, params.thm_no)
  if (theme.rev !== body.rev) return refuseOutdated(themes.list, theme)
  await updateThemeRow(ctx.db, params.thm_no, tidied(body)).catch(explainFault)
  return answer(ctx, params.thm_no)
}

export const moveTheme = async (ctx: Context, { params, body }: ParsedOf<typeof themes.move>) => {
  await lockThemes(ctx.db)
  await find(ctx, params.thm_no)
  const nos = (await findThemes(ctx.db)).map(({ thm_no }) => thm_no)
  const moved = movedBefore(nos, params.thm_no, body.before) ?? refuseChoice('before')
  await writePlaces(ctx.db, { table: 'theme', key: 'thm_no', place: 'thm_place' }, moved)
  ctx.publish('themes.changed')
  return ok()
}

export const mergeTheme = async (ctx: Context, { params, body }: ParsedOf<typeof themes.merge>) => {
  const { thm_no } = params
  const { into_no } = body
  await lockThemes(ctx.db)
  await find(ctx, thm_no)
  const choices = await findThemes(ctx.db, 1)
  if (thm_no === into_no || !choices.some((theme) => theme.thm_no === into_no)) return refuseChoice('into_no')
  await replaceThemeOfClients(ctx, thm_no, into_no)
  await replaceThemeOfProjects(ctx, thm_no, into_no)
  await markMerged(ctx.db, thm_no, into_no)
  return answer(ctx, into_no)
}
