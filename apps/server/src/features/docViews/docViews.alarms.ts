import type { AlarmKind } from '@crm/contract/alarmKinds'
import type { Context } from '../../context.ts'
import { raiseAlarm } from '../alarms/alarms.service.ts'
import { callThem, docViewAlarmTitles, unnamedGuest } from './docViews.messages.ts'
import { findSharerOf, setFinished, takeNews } from './docViews.queries.ts'

type Cause = keyof typeof docViewAlarmTitles

const kinds: Record<Cause, AlarmKind> = {
  first: 'doc_views.read',
  again: 'doc_views.again',
  finished: 'doc_views.finished',
}

interface Read {
  proj_no: number | null
  client_no: number | null
  ft_no: number
}

/** Where staff find what this reader has read: in the project, or in the company's data room. */
const linkOf = ({ proj_no, client_no, ft_no }: Read, dv_no: number) =>
  proj_no === null
    ? `/employee/client/list/detail/${client_no}?view=${ft_no}&view_tab=readers&reader=${dv_no}`
    : `/employee/work/detail/${proj_no}/share-detail/${ft_no}?tab=readers&reader=${dv_no}`

const alarmSharer = async (ctx: Context, dv_no: number, cause: Cause) => {
  const view = await findSharerOf(ctx.db, dv_no)
  if (!view) return
  const reader = view.reader ?? unnamedGuest
  await raiseAlarm(ctx, {
    kind: kinds[cause],
    toStaff: [view.emp_no],
    title: docViewAlarmTitles[cause](view.client_name ? `${view.client_name} ${reader}` : reader),
    body: `${view.name} · ${callThem}`,
    link: linkOf(view, dv_no),
    about: `${dv_no}`,
  })
}

/** Tells the sharer once what a save has brought: read for the first time, again after a week, or to the end. */
export const announceNews = (ctx: Context, dv_no: number, { is_finished }: { is_finished: boolean }) =>
  ctx.transaction(async (tx) => {
    const news = await takeNews(tx.db, dv_no)
    if (news === 'first' || news === 'again') await alarmSharer(tx, dv_no, news)
    if (is_finished && (await setFinished(tx.db, dv_no))) await alarmSharer(tx, dv_no, 'finished')
    tx.publish('doc_views.changed')
  })
