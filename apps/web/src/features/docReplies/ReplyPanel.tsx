import type { DocReply } from '@crm/contract/features/docReplies/docReplies'
import { ActionIcon, Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { CommentThreads } from '../../shared/kit/comments/CommentList.tsx'
import { lazyPart } from '../../shared/lib/page/lazyPart.tsx'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { LoadedRows } from '../../shared/ui/state/LoadedRows.tsx'
import { useReplies } from './docReplies.api.ts'
import { repliesText as text } from './docReplies.messages.ts'
import { NewReply } from './NewReply.tsx'
import type { Pinning } from './pins.ts'
import classes from './Replies.module.css'
import { type Places, ReplyThread } from './ReplyThread.tsx'
import { todoOf } from './todoOf.ts'

const CreateTodoPanel = lazyPart(() => import('../todos/form/CreateTodoPanel.tsx').then((file) => file.CreateTodoPanel))

interface ReplyPanelProps extends Places {
  /** The view of the document, and the page that is shown. */
  dv_no: number
  page: number
  pinning: Pinning
}

/** What is said about a document, page by page; what is resolved is folded away. */
export const ReplyPanel = ({ dv_no, ver, page, goTo, goToVersion, pinning }: ReplyPanelProps) => {
  const read = useReplies(dv_no)
  const [showsResolved, setShowsResolved] = useState(false)
  const [asked, setAsked] = useState<DocReply | null>(null)
  const { total = 0, may_write = false, is_seen_outside = false, document = null } = read.data ?? {}
  const threads = (rows: DocReply[]) => {
    const open = rows.filter(({ resolved_dt }) => resolved_dt === null)
    const resolved = rows.length - open.length
    return (
      <>
        <CommentThreads>
          {(showsResolved ? rows : open).map((thread) => (
            <ReplyThread
              key={thread.docr_no}
              thread={thread}
              dv_no={dv_no}
              mayWrite={may_write}
              isStaff={document !== null}
              places={{ ver, goTo, goToVersion }}
              pinning={pinning}
              onMakeTodo={setAsked}
            />
          ))}
        </CommentThreads>
        {resolved > 0 && (
          <Button size="compact-xs" variant="subtle" onClick={() => setShowsResolved(!showsResolved)}>
            {showsResolved ? text.hideResolved : text.showResolved(resolved)}
          </Button>
        )}
      </>
    )
  }
  return (
    <section className={classes.panel} aria-label={text.title}>
      <header className={classes.title}>
        <h2>{text.count(total)}</h2>
        <ActionIcon
          aria-label={text.refresh}
          title={text.refresh}
          loading={read.isFetching}
          onClick={() => read.refetch()}
        >
          <IconRefresh size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </header>
      <LoadedRows read={read} empty={may_write ? text.empty : text.emptyReadonly}>
        {threads}
      </LoadedRows>
      {may_write ? (
        <footer className={classes.foot}>
          {is_seen_outside && <SmallText>{text.seenOutside}</SmallText>}
          <NewReply dv_no={dv_no} page={page} pinning={pinning} />
        </footer>
      ) : (
        read.data && <SmallText>{text.mayNotWrite}</SmallText>
      )}
      {asked && document && (
        <CreateTodoPanel
          proj_no={document.proj_no ?? undefined}
          initial={todoOf(document, asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  )
}
