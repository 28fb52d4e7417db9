import type { RecordTarget } from '@crm/contract/kit/target'
import { Card } from '../../ui/layout/Card.tsx'
import { Comments } from './Comments.tsx'
import { useComments } from './comments.api.ts'
import { commentsText } from './comments.messages.ts'

const alive = (rows: { state: number }[]) => rows.filter(({ state }) => state === 1).length

/** The comments of a record as a card of its page. */
export const CommentsCard = ({ to }: { to: RecordTarget }) => {
  const { data } = useComments(to)
  return (
    <Card title={commentsText.title} note={(data && alive(data.query)) || undefined}>
      <Comments to={to} />
    </Card>
  )
}
