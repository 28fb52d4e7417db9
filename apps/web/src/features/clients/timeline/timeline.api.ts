import { type TimelineKind, timeline } from '@crm/contract/features/timeline/timeline'
import { useReadPages } from '../../../shared/lib/server/useReadPages.ts'
import { useSend } from '../../../shared/lib/server/useSend.ts'
import { useWrite } from '../../../shared/lib/server/useWrite.ts'
import { timelineText } from './timeline.messages.ts'

const pageSize = 20

export const useTimeline = (client_no: number, kind: TimelineKind | null) =>
  useReadPages(timeline.list, { params: { client_no }, query: kind ? { kinds: [kind] } : {} }, pageSize)

export const useRemoveNote = () => {
  const send = useSend()
  return useWrite(timeline.updateNote, {
    done: timelineText.removed,
    undo:
      (_answer, { params }) =>
      () =>
        send(timeline.updateNote, { params, body: { state: 1 } }),
  })
}
