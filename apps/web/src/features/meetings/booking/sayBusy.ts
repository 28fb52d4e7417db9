import type { Busy } from '@crm/contract/features/meetings/meetings.rows'
import { toast } from '../../../shared/ui/toast.ts'
import { busyWords } from './busyWords.ts'

/** Who of the meeting's people is elsewhere then: the meeting stands all the same. */
export const sayBusy = (busy: readonly Busy[]) => {
  const sentences = busyWords(busy).map(({ words }) => words)
  if (sentences.length) toast.error(sentences.join(' '))
}
