import { readUser } from '../shared/lib/session/currentUser.ts'
import { session } from '../shared/lib/session/session.ts'
import { confirm } from '../shared/ui/overlay/dialogs.ts'
import { appText } from './app.messages.ts'

/** An address brought another session while somebody is signed in: they say whether it takes the place of theirs. */
export const askToReplace = async (token: string) => {
  const user = await readUser().catch(() => null)
  const words = appText.replaceSession
  const isWanted =
    user === null ||
    (await confirm({
      title: words.title,
      description: words.description(user.user_name, user.user_id),
      yes: words.yes,
      no: words.no,
      tone: 'danger',
    }))
  if (!isWanted) return
  session.renew(token)
  // A whole new page: nothing of one person's data stays in memory for the next.
  location.reload()
}
