import { outbox } from '@crm/contract/features/outbox/outbox'
import { screens } from '@crm/contract/screens'
import { Button } from '@mantine/core'
import { IconMapOff } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useFilter } from '../../shared/lib/useFilter.ts'
import { Brand } from '../../shared/ui/Brand.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { NoticePage } from '../../shared/ui/NoticePage.tsx'
import { Page } from '../../shared/ui/Page.tsx'
import { Paging } from '../../shared/ui/Paging.tsx'
import { SearchField } from '../../shared/ui/SearchField.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import { Stack } from '../../shared/ui/Stack.tsx'
import { uiText } from '../../shared/ui/ui.messages.ts'
import { MessageCard } from './MessageCard.tsx'
import classes from './OutboxScreen.module.css'
import { useOutbox } from './outbox.api.ts'
import { outboxText } from './outbox.messages.ts'

const NotHere = () => (
  <NoticePage icon={IconMapOff} tone="gray" title={outboxText.noneTitle} description={outboxText.noneDescription}>
    <Button component={Link} to={screens.Index.path}>
      {outboxText.home}
    </Button>
  </NoticePage>
)

/** The demo's mailbox: every message that would have left the house. */
export const OutboxScreen = () => {
  const [filter, setFilter] = useFilter(outbox.list.query)
  const { data, error, refetch } = useOutbox(filter)
  if (error?.status === 404) return <NotHere />

  const content = () => {
    if (error && !data) return <ErrorState title={uiText.listFailed} reason={error.message} onRetry={() => refetch()} />
    if (!data) return [1, 2, 3].map((key) => <Skeleton key={key} h={150} radius={12} />)
    if (data.query.length === 0) return <EmptyState words={filter.keyword ? outboxText.notFound : outboxText.empty} />
    return data.query.map((message) => <MessageCard key={message.ob_no} message={message} />)
  }
  return (
    <main className={classes.screen}>
      <Link to={screens.Index.path} className={classes.brand}>
        <Brand />
      </Link>
      <Page
        title={outboxText.title}
        context={outboxText.context}
        filter={
          <SearchField
            value={filter.keyword}
            onSearch={(keyword) => setFilter({ keyword })}
            label={outboxText.search}
            w={320}
          />
        }
      >
        <Stack>{content()}</Stack>
        {data && data.total > 0 && (
          <footer className={classes.foot}>
            <span>{uiText.total(data.total)}</span>
            <Paging {...filter} total={data.total} onChange={(offset) => setFilter({ offset })} />
          </footer>
        )}
      </Page>
    </main>
  )
}
