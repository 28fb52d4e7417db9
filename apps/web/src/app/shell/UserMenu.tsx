import type { User } from '@crm/contract/features/auth'
import { IconLogout } from '@tabler/icons-react'
import { useId } from 'react'
import { signOut } from '../../features/auth/auth.api.ts'
import { text as authText } from '../../features/auth/auth.messages.ts'
import { initials } from './initials.ts'
import { text } from './shell.messages.ts'
import classes from './UserMenu.module.css'

/** The browser's own popover: the shell is on every screen, and Mantine's menu would bring 28 kB with it. */
export const UserMenu = ({ user }: { user: User }) => {
  const id = useId()
  return (
    <>
      <button type="button" className={classes.avatar} popoverTarget={id}>
        <span aria-hidden>{initials(user.user_name)}</span>
        <span className="visually-hidden">{text.userMenu(user.user_name)}</span>
      </button>
      <div id={id} popover="auto" className={classes.menu}>
        <p className={classes.name}>{user.user_name}</p>
        <p className={classes.userId}>{user.user_id}</p>
        <button type="button" className={classes.item} onClick={signOut}>
          <IconLogout size={16} stroke={1.6} aria-hidden />
          {authText.signOut}
        </button>
      </div>
    </>
  )
}
