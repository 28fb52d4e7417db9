import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { onPageTitle } from '../../shared/lib/page/pageTitle.ts'
import { noteRecent } from '../../shared/lib/storage/recents.ts'
import { screenRowAt } from '../routing/screenAt.ts'

/** Remembers what was opened: a screen by its name in the menu, a record by the title of its page. */
export const useNoteRecents = (user_no: number) => {
  const { pathname } = useLocation()
  useEffect(() => {
    const screen = screenRowAt(pathname)
    if (screen.menu) return noteRecent(user_no, { title: screen.title, path: pathname })
    const isRecord = screen.path.includes(':')
    if (isRecord) return onPageTitle((title) => noteRecent(user_no, { title, detail: screen.title, path: pathname }))
  }, [user_no, pathname])
}
