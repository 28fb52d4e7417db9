import type { Context, FileOwner } from '../../../context.ts'
import { isPictureShown, linkPictures } from './pictures.queries.ts'

/** Where the pictures of editors lie, by who uploaded them. */
export const editorTable = 'editor'

const pictureNosIn = (html: string) =>
  [...html.matchAll(/\/crm\/v3\/files\/download\?fa_no=(\d{1,9})\b/g)].map(([, fa_no]) => Number(fa_no))

/** The pictures of a text that somebody has written go with its todo. */
export const keepPictures = async ({ db, actor }: Context, tl_no: number, html: string) => {
  const fa_nos = pictureNosIn(html)
  const { user_no, emp_no } = actor
  if (fa_nos.length && emp_no !== null) await linkPictures(db, tl_no, fa_nos, { user_no, emp_no })
}

/** One's own, and those in todos that one sees; a list shows only one's own. */
export const ofEditors: FileOwner = {
  canSee: async ({ db, actor }, user_no, fa_no) => {
    if (actor.gate !== 'open' || actor.emp_no === null) return false
    return actor.user_no === user_no || (fa_no !== undefined && isPictureShown(db, fa_no, actor.emp_no))
  },
  canAttach: async () => false,
}
