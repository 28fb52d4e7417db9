import { Button } from '@mantine/core'
import { useDeferredValue, useState } from 'react'
import { koreaNow, koreaToday, showTime } from '../../shared/lib/format/date.ts'
import { lazyPart } from '../../shared/lib/page/lazyPart.tsx'
import { useUser } from '../../shared/lib/session/currentUser.ts'
import { Columns } from '../../shared/ui/layout/Columns.tsx'
import { Page } from '../../shared/ui/page/Page.tsx'
import { PageSkeleton } from '../../shared/ui/page/PageSkeleton.tsx'
import { authText } from '../auth/auth.messages.ts'
import { greetingAt } from '../auth/greeting.ts'
import { useMayBook } from '../meetings/booking/useMayBook.ts'
import { ComingMeetings } from '../meetings/detail/ComingMeetings.tsx'
import { useComingMeetings } from '../meetings/meetings.api.ts'
import { Banners } from '../reference/Banners.tsx'
import { useTodoCount } from '../todos/todos.api.ts'
import { homeText } from './home.messages.ts'
import { KpiCard } from './KpiCard.tsx'
import { OwnProjects } from './OwnProjects.tsx'
import { TodoCard } from './TodoCard.tsx'

// The home appears without the room grid, its calendar and the editor.
const BookingPanel = lazyPart(() => import('../meetings/booking/BookingPanel.tsx').then((file) => file.BookingPanel))
const FirstSteps = lazyPart(() => import('./FirstSteps.tsx').then((file) => file.FirstSteps))
const CreateTodoPanel = lazyPart(() => import('../todos/form/CreateTodoPanel.tsx').then((file) => file.CreateTodoPanel))

/** What today is about, in one line. */
const useContextLine = () => {
  const coming = useComingMeetings().data?.query
  const count = useTodoCount().data?.query[0]
  if (!coming || !count) return homeText.waiting
  const today = koreaToday()
  return homeText.context(coming.filter(({ start_dt }) => start_dt.startsWith(today)).length, count.not_read_qtt)
}

interface Makers {
  /** Only for who may book. */
  onMeeting: (() => void) | undefined
  onTodo: () => void
}

const Cards = ({ onMeeting, onTodo }: Makers) => (
  <Columns
    sideLeads
    side={
      <>
        <ComingMeetings onAdd={onMeeting} />
        <KpiCard />
        <Banners />
      </>
    }
  >
    <OwnProjects />
    <TodoCard onCreate={onTodo} />
  </Columns>
)

const Actions = ({ onMeeting, onTodo }: Makers) => (
  <>
    {onMeeting && (
      <Button variant="default" onClick={onMeeting}>
        {homeText.addMeeting}
      </Button>
    )}
    <Button onClick={onTodo}>{homeText.createTodo}</Button>
  </>
)

/** The staff home: own projects, coming meetings, todos, KPI. The day is run from here. */
export const IndexScreen = () => {
  const user = useUser()
  const context = useContextLine()
  // The frame and the greeting appear at once; the cards are drawn in the background, bit by bit.
  const isFramed = useDeferredValue(true, false)
  const [making, make] = useState<'meeting' | 'todo' | null>(null)
  const mayBook = useMayBook()
  if (!user) return <PageSkeleton />
  const greeting = greetingAt(Number.parseInt(showTime(koreaNow()), 10))
  const makers = { onMeeting: mayBook ? () => make('meeting') : undefined, onTodo: () => make('todo') }
  const close = () => make(null)
  return (
    <Page title={authText.greet(user.user_name, greeting)} context={context} actions={<Actions {...makers} />}>
      {isFramed && (
        <>
          <FirstSteps />
          <Cards {...makers} />
        </>
      )}
      {making === 'meeting' && <BookingPanel opened onClose={close} />}
      {making === 'todo' && <CreateTodoPanel onClose={close} />}
    </Page>
  )
}
