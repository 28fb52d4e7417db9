import { CommentsCard } from '../../../shared/kit/comments/CommentsCard.tsx'
import { HistoryCard } from '../../../shared/kit/history/HistoryCard.tsx'
import { useRecordNo } from '../../../shared/kit/record/recordNo.ts'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'

/** Who changed what of a course, its chapters and lectures, and what staff say about it. */
export const HistoryTab = () => {
  const to = { to_table: 'courses', to_no: useRecordNo() }
  return (
    <Stack>
      <HistoryCard to={to} />
      <CommentsCard to={to} />
    </Stack>
  )
}
