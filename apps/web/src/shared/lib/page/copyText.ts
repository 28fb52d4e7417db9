import { toast } from '../../ui/overlay/toast.ts'
import { uiText } from '../../ui/ui.messages.ts'

interface CopyWords {
  copied?: string
  failed?: string
}

/** Puts a text on the clipboard and says whether that worked: pages without a safe connection have none, and browsers may refuse. */
export const copyText = async (
  text: string,
  { copied = uiText.copied, failed = uiText.copyFailed }: CopyWords = {},
) => {
  const isCopied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )
  if (isCopied) toast.success(copied)
  else toast.error(failed)
}
