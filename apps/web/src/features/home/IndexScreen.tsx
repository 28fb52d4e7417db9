import { useDeferredValue } from 'react'
import { koreaNow, koreaToday, showTime } from '../../shared/lib/date.ts'
import { Page } from '../../shared/ui/Page.tsx'
import { PageSkeleton } from '../../shared/ui/PageSkeleton.tsx'
import { useUser } from '../auth/auth.api.ts'
import { text as authText } from '../auth/auth.messages.ts'
import { greetingAt } from '../auth/greeting.ts'
import { ComingMeetings } from '../meetings/ComingMeetings.tsx'
import { useComingMeetings } from '../meetings/meetings.api.ts'
import { useTodoCount } from '../todos/todos.api.ts'
import { text } from './home.messages.ts'
import classes from './home.module.css'
import { KpiCard } from './KpiCard.tsx'
import { OwnProjects } from './OwnProjects.tsx'
import { TodoCard } from './TodoCard.tsx'

/** What today is about, in one line. */
const useContextLine = () => {
  const coming = useComingMeetings().data?.query
  const count = useTodoCount().data?.query[0]
  if (!coming || !count) return text.waiting
  const today = koreaToday()
  return text.context(coming.filter(({ start_dt }) => start_dt.startsWith(today)).length, count.not_read_qtt)
}

const Cards = () => (
  <div className={classes.columns}>
    <div className={classes.column}>
      <OwnProjects />
      <TodoCard />
    </div>
    <div className={classes.column}>
      <ComingMeetings />
      <KpiCard />
    </div>
  </div>
)

/** The staff home: own projects, coming meetings, todos, KPI. The day is run from here. */
export const IndexScreen = () => {
  const user = useUser()
  const context = useContextLine()
  // The frame and the greeting appear at once; the cards are drawn in the background, bit by bit.
  const isFramed = useDeferredValue(true, false)
  if (!user) return <PageSkeleton />
  const greeting = greetingAt(Number.parseInt(showTime(koreaNow()), 10))
  return (
    <Page title={authText.greet(user.user_name, greeting)} context={context}>
      {isFramed && <Cards />}
    </Page>
  )
}
