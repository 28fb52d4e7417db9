import type { DocReply } from '@crm/contract/features/docReplies/docReplies'
import { ActionIcon, Button } from '@mantine/core'
import { IconMapPin, IconRefresh, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { dropDraft } from '../../shared/lib/draft.ts'
import { lazyPart } from '../../shared/lib/lazyPart.tsx'
import { LoadedRows } from '../../shared/ui/LoadedRows.tsx'
import { Stack } from '../../shared/ui/Stack.tsx'
import { useCreateReply, useReplies } from './docReplies.api.ts'
import { repliesText as text } from './docReplies.messages.ts'
import type { Pinning } from './pins.ts'
import classes from './Replies.module.css'
import { ReplyBox } from './ReplyBox.tsx'
import { type Places, ReplyThread } from './ReplyThread.tsx'
import { todoOf } from './todoOf.ts'

const CreateTodoPanel = lazyPart(() => import('../todos/form/CreateTodoPanel.tsx').then((file) => file.CreateTodoPanel))

interface ReplyPanelProps extends Places {
  /** The view of the document, and the page that is shown. */
  dv_no: number
  page: number
  pinning: Pinning
}

const NewReply = ({ dv_no, page: shown, pinning }: Pick<ReplyPanelProps, 'dv_no' | 'page' | 'pinning'>) => {
  const { draft, setDraft, setPlacing } = pinning
  const [edition, setEdition] = useState(0)
  const draftKey = `doc_reply.new.${dv_no}`
  const create = useCreateReply(() => {
    dropDraft(draftKey)
    setEdition(edition + 1)
    setDraft(null)
  })
  const page = draft?.page ?? shown
  const pin = draft && { x: draft.x, y: draft.y }
  return (
    <Stack gap="xs">
      <div className={classes.where}>
        <span className={classes.page}>{text.pageTag(page)}</span>
        {draft && <span className={classes.hint}>{text.pinSet}</span>}
        {draft ? (
          <ActionIcon size="sm" aria-label={text.removePin} title={text.removePin} onClick={() => setDraft(null)}>
            <IconX size={16} stroke={1.6} aria-hidden />
          </ActionIcon>
        ) : (
          <Button
            size="compact-xs"
            variant="subtle"
            leftSection={<IconMapPin size={14} aria-hidden />}
            onClick={() => setPlacing(true)}
          >
            {text.setPin}
          </Button>
        )}
      </div>
      <ReplyBox
        key={edition}
        label={text.writeAt(page)}
        submit={text.send}
        busy={create.isPending}
        draftKey={draftKey}
        onSend={(docr_content) => create.mutate({ body: { dv_no, docr_content, docr_page: page, parent: null, pin } })}
      />
    </Stack>
  )
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
        <ul className={classes.threads}>
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
        </ul>
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
      <div className={classes.list}>
        <LoadedRows read={read} empty={may_write ? text.empty : text.emptyReadonly}>
          {threads}
        </LoadedRows>
      </div>
      {may_write ? (
        <footer className={classes.foot}>
          {is_seen_outside && <p className={classes.hint}>{text.seenOutside}</p>}
          <NewReply dv_no={dv_no} page={page} pinning={pinning} />
        </footer>
      ) : (
        read.data && <p className={classes.hint}>{text.mayNotWrite}</p>
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
