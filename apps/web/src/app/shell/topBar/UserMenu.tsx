import type { User } from '@crm/contract/features/auth/auth'
import { IconLogout, IconUserCircle } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { Link } from 'react-router'
import { signOut } from '../../../shared/lib/session/currentUser.ts'
import { shellText } from '../shell.messages.ts'
import { myPagePath } from '../sidebar/menuPaths.ts'
import { ColorSchemeChoice } from './ColorSchemeChoice.tsx'
import { initials, shownName } from './names.ts'
import classes from './UserMenu.module.css'

/** The browser's own popover: the shell is on every screen, and Mantine's menu would bring 28 kB with it. */
export const UserMenu = ({ user }: { user: User }) => {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const name = shownName(user)
  const myPage = myPagePath(user)
  return (
    <>
      <button type="button" className={classes.avatar} popoverTarget={id}>
        <span aria-hidden>{initials(name)}</span>
        <span className="visually-hidden">{shellText.userMenu(name)}</span>
      </button>
      <div id={id} ref={menu} popover="auto" className={classes.menu}>
        <p className={classes.name}>{name}</p>
        <p className={classes.userId}>{user.user_id}</p>
        <ColorSchemeChoice />
        {myPage && (
          <Link to={myPage} className={classes.item} onClick={() => menu.current?.hidePopover()}>
            <IconUserCircle size={16} stroke={1.6} aria-hidden />
            {shellText.myPage}
          </Link>
        )}
        <button type="button" className={classes.item} onClick={signOut}>
          <IconLogout size={16} stroke={1.6} aria-hidden />
          {shellText.signOut}
        </button>
      </div>
    </>
  )
}
