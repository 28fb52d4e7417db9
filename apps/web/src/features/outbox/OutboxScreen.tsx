import { type OutboxMessage, outbox } from '@crm/contract/features/outbox/outbox'
import { columnsOf } from '@crm/contract/kit/columns'
import { screens } from '@crm/contract/screens'
import { Button } from '@mantine/core'
import { IconMapOff } from '@tabler/icons-react'
import { Link } from 'react-router'
import { keyword } from '../../shared/kit/list/filters/pieces.tsx'
import { ListPage } from '../../shared/kit/list/ListPage.tsx'
import { Brand } from '../../shared/ui/page/Brand.tsx'
import { NoticePage } from '../../shared/ui/page/NoticePage.tsx'
import { MessageCard } from './MessageCard.tsx'
import classes from './OutboxScreen.module.css'
import { outboxText as text } from './outbox.messages.ts'

/** People wait here for a code. */
const pause = 4000
/** What names a row; it is drawn as a card. */
const columns = columnsOf<OutboxMessage>()('ob_no', { ob_subject: { title: text.subject, card: 'title' } })
const filters = [keyword(text.search)]

const NotHere = () => (
  <NoticePage icon={IconMapOff} tone="gray" title={text.noneTitle} description={text.noneDescription}>
    <Button component={Link} to={screens.Index.path}>
      {text.home}
    </Button>
  </NoticePage>
)

/** The demo's mailbox: every message that would have been sent. */
export const OutboxScreen = () => (
  <main className={classes.screen}>
    <Link to={screens.Index.path} className={classes.brand}>
      <Brand />
    </Link>
    <ListPage
      emptyAction={null}
      endpoint={outbox.list}
      columns={columns}
      filters={filters}
      saved={null}
      card={(message) => <MessageCard message={message} />}
      every={pause}
      missing={<NotHere />}
      words={text.list}
    />
  </main>
)
