import { docViews } from '@crm/contract/features/docViews/docViews'
import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { createClient, urlOf } from '@crm/contract/kit/client'
import { withDatabase } from '../../apps/server/src/seeding.ts'
import { brief, interleave, type Target, thorough } from '../load.ts'
import { read } from '../reads.ts'
import { bearer, signIn } from '../sessions.ts'
import { atLeast, atMost, count, ms, type Row } from '../table.ts'
import { targetOf } from '../targets.ts'
import type { Workplace } from '../workplace.ts'

/** A report adds up 40,000 pages of 2,000 readers, the top of a tree is four rows. */
const mostReportTimes = 40
const savesPerSecond = 500
/** Documents that are read at the same time. */
const readCount = 64
const pages = 12

/** The document that the large seed has read by two thousand people. */
const findBusiest = (url: string) =>
  withDatabase(url, (db) =>
    db.selectFrom('file_versions').select('ft_no').orderBy('fv_no', 'desc').limit(1).executeTakeFirstOrThrow(),
  )

const measureReport = async (workplace: Workplace): Promise<Row[]> => {
  const { ft_no } = await findBusiest(await workplace.database('large'))
  const raw = await interleave(
    {
      top: await targetOf(workplace, 'large', read('top', 'manager', fileTree.list, { query: { proj_no: 1 } })),
      report: await targetOf(workplace, 'large', read('report', 'manager', docViews.report, { query: { ft_no } })),
      readers: await targetOf(workplace, 'large', read('readers', 'manager', docViews.readers, { query: { ft_no } })),
    },
    brief,
  )
  const row = (name: string, measured: 'report' | 'readers'): Row => ({
    name: `reading report: ${name}, p50`,
    value: ms(raw[measured].p50),
    against: `top boxes ${ms(raw.top.p50)}`,
    ratio: raw[measured].p50 / raw.top.p50,
    bound: atMost(mostReportTimes),
    raw: { top: raw.top, [measured]: raw[measured] },
  })
  return [row('2,000 readers by page', 'report'), row('first readers', 'readers')]
}

const koreanHours = 9

/** As browsers write moments: Korean time, to the millisecond. */
const momentOf = (at: number) => new Date(at + koreanHours * 3_600_000).toISOString().replace('T', ' ').replace('Z', '')

const openViews = async (workplace: Workplace) => {
  const database = await workplace.database('large')
  const { url } = await workplace.server('large')
  const token = await signIn(database, 'manager')
  const call = createClient({ baseUrl: url, headers: () => bearer(token) })
  const { ft_no: box } = await withDatabase(database, (db) =>
    db.selectFrom('file_tree').select('ft_no').where('name', '=', '분기 자료').executeTakeFirstOrThrow(),
  )
  const { query } = await call(fileTree.list, { query: { box_ft_no: box, limit: readCount } })
  const views: { dv_no: number; until: number }[] = []
  for (const { ft_no } of query) {
    const opened = (await call(docViews.open, { body: { ft_no } })).query[0]
    if (opened) views.push({ dv_no: opened.dv_no, until: Date.now() })
  }
  return { url, token, views }
}

/** What readers send every three seconds; every save brings time that was not sent before. */
const measureSaves = async (workplace: Workplace): Promise<Row[]> => {
  const { url, token, views } = await openViews(workplace)
  let sent = 0
  const target: Target = {
    url,
    headers: { ...bearer(token), 'content-type': 'application/json' },
    setupRequest: (request) => {
      const view = views[sent % views.length]
      sent++
      if (!view) throw new Error('nothing is open')
      const [start, end] = [view.until, Date.now()]
      view.until = end
      const times = [{ type: 'on', start_dt: momentOf(start), end_dt: momentOf(end) }]
      const viewing_time = [{ page: 1 + (Math.floor(sent / views.length) % pages), times }]
      const path = urlOf(docViews.saveTime, { params: { dv_no: view.dv_no } })
      return { ...request, method: 'PUT', path, body: JSON.stringify({ viewing_time, pages }) }
    },
  }
  const { saves } = await interleave({ saves: target }, thorough)
  return [
    {
      name: 'reading time: saves a second',
      value: count(saves.perSecond),
      against: `wanted ${count(savesPerSecond)}`,
      ratio: saves.perSecond / savesPerSecond,
      bound: atLeast(1),
      raw: saves,
    },
  ]
}

export const measureReading = async (workplace: Workplace): Promise<Row[]> => [
  ...(await measureReport(workplace)),
  ...(await measureSaves(workplace)),
]
