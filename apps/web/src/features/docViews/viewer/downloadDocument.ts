import { docViews } from '@crm/contract/features/docViews/docViews'
import { urlOf } from '@crm/contract/kit/client'
import { download } from '../../../shared/kit/files/download/download.ts'
import { saveBlob } from '../../../shared/kit/files/download/saveFile.ts'
import { callHeaders } from '../../../shared/lib/server/api.ts'
import { toast } from '../../../shared/ui/overlay/toast.ts'
import type { OpenedView } from '../docViews.api.ts'
import { viewerText as text } from './viewer.messages.ts'

const messageOf = async (answer: Response | undefined) => {
  const said = (await answer?.json().catch(() => undefined)) as { message?: unknown } | undefined
  return typeof said?.message === 'string' ? said.message : text.failed
}

const save = async (url: string, name: string) => {
  const answer = await fetch(url, { headers: callHeaders() }).catch(() => undefined)
  if (!answer?.ok) return toast.error(await messageOf(answer))
  saveBlob(await answer.blob(), name)
}

const asPdf = (name: string) => (/\.pdf$/i.test(name) ? name : `${name}.pdf`)

const downloadOf = (view: OpenedView) => {
  const { dv_no, fa_no, name, download_way } = view
  if (download_way === null) return undefined
  if (fa_no !== null) return () => download({ fa_no })
  // Guests of a link have no way to attachments, and what bears a watermark is none; both are written down.
  const savedName = download_way === 'marked' ? asPdf(name) : name
  return dv_no === null ? undefined : () => save(urlOf(docViews.download, { params: { dv_no } }), savedName)
}

/** What the reader may take along, and what it is called; undefined where there is nothing. */
export const downloadChoice = (view: OpenedView) => {
  const run = downloadOf(view)
  return run && { run, title: view.download_way === 'marked' ? text.downloadMarked : text.download }
}
