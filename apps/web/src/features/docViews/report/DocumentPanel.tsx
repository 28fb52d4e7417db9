import { Button } from '@mantine/core'
import { IconChecklist } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { lazyPart } from '../../../shared/lib/page/lazyPart.tsx'
import { Segments } from '../../../shared/ui/input/Segments.tsx'
import { useReplies } from '../../docReplies/docReplies.api.ts'
import { linkTo } from '../../docReplies/todoOf.ts'
import { reportText as text } from '../docViews.messages.ts'
import type { PanelState } from '../viewer/Viewer.tsx'
import { ReadingReport, type ReadingReportProps } from './ReadingReport.tsx'
import classes from './Report.module.css'

// The editor comes along only when somebody writes.
const CreateTodoPanel = lazyPart(() =>
  import('../../todos/form/CreateTodoPanel.tsx').then((file) => file.CreateTodoPanel),
)

const ReplyPanel = lazyPart(() => import('../../docReplies/ReplyPanel.tsx').then((file) => file.ReplyPanel))

export type PanelTab = 'comments' | 'readers'

const tabs: { value: PanelTab; label: string }[] = [
  { value: 'comments', label: text.comments },
  { value: 'readers', label: text.readers },
]

interface DocumentPanelProps extends PanelState, Omit<ReadingReportProps, 'onTodo'> {
  tab: PanelTab
  onTab: (tab: PanelTab) => void
}

/** Beside a document: its comments, who has read it, and a todo about the page that is open. */
export const DocumentPanel = (props: DocumentPanelProps) => {
  const { proj_no, dv_no, ver, page, goTo, goToVersion, pinning, tab, onTab, name, ...report } = props
  const [todo, setTodo] = useState<{ tl_title: string; tl_todo: string } | null>(null)
  const document = useReplies(dv_no).data?.document
  const makeTodo = (title: string, place: Parameters<typeof linkTo>[1], words: string) =>
    setTodo({ tl_title: [...title].slice(0, 50).join(''), tl_todo: document ? linkTo(document, place, words) : '' })
  const showComments = useEffectEvent(() => onTab('comments'))
  useEffect(() => {
    if (pinning.opened) showComments()
  }, [pinning.opened])
  return (
    <div className={classes.panel}>
      <div className={classes.head}>
        <Segments aria-label={text.tabs} data={tabs} value={tab} onChange={onTab} />
        <Button
          size="xs"
          variant="default"
          leftSection={<IconChecklist size={14} aria-hidden />}
          onClick={() => makeTodo(text.pageTodoTitle(name, page), { tab: 'comments', page }, text.openPage(name, page))}
        >
          {text.pageTodo}
        </Button>
      </div>
      {/* Hidden, not gone: what is being written stays while one looks who has read. */}
      <div hidden={tab !== 'comments'}>
        <ReplyPanel dv_no={dv_no} ver={ver} page={page} goTo={goTo} goToVersion={goToVersion} pinning={pinning} />
      </div>
      {tab === 'readers' && (
        <ReadingReport
          {...report}
          goTo={goTo}
          onTodo={({ reader, dv_no: read }) =>
            makeTodo(text.callTitle(reader, name), { tab: 'readers', reader: read }, text.readingOf(reader, name))
          }
        />
      )}
      {todo !== null && <CreateTodoPanel proj_no={proj_no ?? undefined} initial={todo} onClose={() => setTodo(null)} />}
    </div>
  )
}
