import type { Busy } from '@crm/contract/features/meetings/meetings.rows'
import { toast } from '../../../shared/ui/overlay/toast.ts'
import { busyWords } from './busyWords.ts'

/** Names the managers who have another meeting at that time; the booking is kept nevertheless. */
export const showBusyManagers = (busy: readonly Busy[]) => {
  const sentences = busyWords(busy).map(({ words }) => words)
  if (sentences.length) toast.error(sentences.join(' '))
}
