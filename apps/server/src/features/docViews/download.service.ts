import type { docViews } from '@crm/contract/features/docViews/docViews'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { refuse } from '../../http/refusal.ts'
import { noteShareEvent } from '../fileShares/fileShares.service.ts'
import { stampedDownload, stampWords } from '../fileTexts/stamps.service.ts'
import { findNow, findVersion } from './docViews.queries.ts'
import { labelOf, requireView, sendVersion } from './docViews.service.ts'

/** For readers whose share demands a watermark, and for guests; everybody else downloads the attachment. */
export const downloadShared = async (ctx: Context, { params }: ParsedOf<typeof docViews.download>) => {
  // 고객으로 보기 writes nothing, and this download is written down.
  if ((ctx.visitor?.viewer_no ?? null) !== null) return refuse('not_found')
  const view = await requireView(ctx, params.dv_no)
  const { ft_no, fv_no, entry, reader, may_download, has_watermark, sh_no } = view
  if (!may_download || sh_no === null || !(has_watermark || reader.guest)) return refuse('not_found')
  const version = (await findVersion(ctx.db, ft_no, fv_no)) ?? refuse('not_found')
  const label = await labelOf(ctx, reader)
  const { user_no, sg_no } = reader
  const detail = entry.name.slice(0, 300)
  const note = () => noteShareEvent(ctx, { sh_no, user_no, sg_no, kind: 'downloaded', reader: label, detail })
  if (!has_watermark) {
    await note()
    return sendVersion(ctx, version, entry.name, undefined)
  }
  const words = stampWords(label, await findNow(ctx.db))
  return stampedDownload(ctx, { ...version, name: entry.name }, words, note)
}
