import { hasUnsaved } from '../../../shared/lib/unsaved.ts'
import { askBeforeLeaving } from '../../../shared/ui/askBeforeLeaving.ts'

/** For buttons that close a form: what was typed is not given up without asking. */
export const leaveAsking = async (onClose: () => void) => {
  if (!hasUnsaved() || (await askBeforeLeaving())) onClose()
}
