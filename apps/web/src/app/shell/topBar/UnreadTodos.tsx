import { useTodoCount } from '../../../features/todos/todos.api.ts'
import { shellText } from '../shell.messages.ts'
import classes from '../sidebar/MenuList.module.css'

const most = 99

/** How many todos wait to be read, beside their entry. */
export const UnreadTodos = () => {
  const unread = useTodoCount().data?.query[0]?.not_read_qtt ?? 0
  if (unread === 0) return null
  return (
    <span className={classes.badge}>
      <span className="visually-hidden">{shellText.unread}</span>
      {unread > most ? `${most}+` : unread}
    </span>
  )
}
