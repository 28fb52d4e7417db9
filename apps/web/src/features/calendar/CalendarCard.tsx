import { Button } from '@mantine/core'
import { useState } from 'react'
import { showDateTime } from '../../shared/lib/format/date.ts'
import { Facts } from '../../shared/ui/display/Facts.tsx'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { CopyField } from '../../shared/ui/input/CopyField.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Inline, Stack } from '../../shared/ui/layout/Stack.tsx'
import { confirm } from '../../shared/ui/overlay/dialogs.ts'
import { ErrorState } from '../../shared/ui/state/ErrorState.tsx'
import { Skeleton } from '../../shared/ui/state/Skeleton.tsx'
import { useFeed, useRenewFeed, useRevokeFeed } from './calendar.api.ts'
import { calendarText } from './calendar.messages.ts'

const NewLink = ({ url }: { url: string }) => (
  <Stack gap="xs">
    <CopyField hideLabel label={calendarText.link} value={url} />
    <SmallText tone="amber">{calendarText.onlyNow}</SmallText>
  </Stack>
)

/** One's meetings in one's own calendar: a secret link, shown once, ended whenever one likes. */
export const CalendarCard = () => {
  const found = useFeed()
  const [url, setUrl] = useState<string | null>(null)
  const renewing = useRenewFeed(setUrl)
  const revoking = useRevokeFeed(() => setUrl(null))
  const isBusy = renewing.isPending || revoking.isPending
  const feed = found.data?.query[0]

  const renew = async () => {
    if (
      !feed ||
      (await confirm({ title: calendarText.renewAsk, description: calendarText.renewWhat, yes: calendarText.renew }))
    )
      renewing.mutate({ body: {} })
  }
  const revoke = async () => {
    const words = {
      title: calendarText.revokeAsk,
      description: calendarText.revokeWhat,
      yes: calendarText.revoke,
      tone: 'danger',
    } as const
    if (await confirm(words)) revoking.mutate()
  }
  const content = () => {
    if (found.isError && !found.data) return <ErrorState reason={found.error.message} onRetry={() => found.refetch()} />
    if (!found.data) return <Skeleton h={60} radius={8} />
    return (
      <>
        {url && <NewLink url={url} />}
        {feed && (
          <Facts
            inRows
            facts={[
              [calendarText.made, showDateTime(feed.reg_dt)],
              [calendarText.lastRead, feed.read_dt ? showDateTime(feed.read_dt) : calendarText.never],
            ]}
          />
        )}
        <Inline wraps>
          <Button variant="default" disabled={isBusy} onClick={renew}>
            {feed ? calendarText.renew : calendarText.makeLink}
          </Button>
          {feed && (
            <Button variant="light" color="red" disabled={isBusy} onClick={revoke}>
              {calendarText.revoke}
            </Button>
          )}
        </Inline>
      </>
    )
  }
  return (
    <Card title={calendarText.feed}>
      <Stack>
        <SmallText>{calendarText.feedHint}</SmallText>
        {content()}
      </Stack>
    </Card>
  )
}
