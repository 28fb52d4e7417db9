import { download } from '../../../shared/kit/files/download/download.ts'
import { saveBlob } from '../../../shared/kit/files/download/saveFile.ts'
import { callHeaders } from '../../../shared/lib/api.ts'
import { toast } from '../../../shared/ui/toast.ts'
import { type OpenedView, viewFileUrl } from '../docViews.api.ts'
import { viewerText as text } from './viewer.messages.ts'

/** Guests of a link have no way to attachments: what they may keep is what they see. */
const downloadAsGuest = async (view: OpenedView) => {
  const answer = await fetch(viewFileUrl(view), { headers: callHeaders() }).catch(() => undefined)
  if (!answer?.ok) return toast.error(text.failed)
  saveBlob(await answer.blob(), view.name)
}

export const downloadDocument = (view: OpenedView) =>
  view.fa_no === null ? downloadAsGuest(view) : download({ fa_no: view.fa_no })
