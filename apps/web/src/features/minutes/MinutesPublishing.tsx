import { type Minutes, minutes } from '@crm/contract/features/minutes/minutes'
import { Button } from '@mantine/core'
import { showDateTime } from '../../shared/lib/format/date.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { useMay } from '../../shared/lib/session/useMay.ts'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { Inline } from '../../shared/ui/layout/Stack.tsx'
import { minutesText as text } from './minutes.messages.ts'

interface MinutesPublishingProps {
  saved: Pick<Minutes, 'mrd_no' | 'published_dt'>
  hasBegun: boolean
}

/** Whether the client reads the minutes, and the decision about it. */
export const MinutesPublishing = ({ saved: { mrd_no, published_dt }, hasBegun }: MinutesPublishingProps) => {
  const isPublished = published_dt !== null
  const mayPublish = useMay(minutes.publish)
  const publish = useWrite(minutes.publish, { done: isPublished ? text.takenBack : text.publishedNow })
  return (
    <Inline wraps>
      <Tag tone={isPublished ? 'green' : 'gray'}>{isPublished ? text.published : text.unpublished}</Tag>
      {isPublished && <SmallText>{text.publishedSince(showDateTime(published_dt))}</SmallText>}
      {!hasBegun && !isPublished && <SmallText>{text.notBefore}</SmallText>}
      {mayPublish && (isPublished || hasBegun) && (
        <Button
          size="compact-sm"
          variant="default"
          loading={publish.isPending}
          onClick={() => publish.mutate({ params: { mrd_no }, body: { is_published: !isPublished } })}
        >
          {isPublished ? text.takeBack : text.publish}
        </Button>
      )}
    </Inline>
  )
}
