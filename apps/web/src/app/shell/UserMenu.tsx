import type { User } from '@crm/contract/features/auth'
import { Menu } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { signOut } from '../../features/auth/auth.api.ts'
import { text as authText } from '../../features/auth/auth.messages.ts'
import { text } from './shell.messages.ts'
import classes from './TopBar.module.css'

/** The two characters that stand for a person: 김서연 is 김서. */
export const initials = (name: string) => name.replace(/\s/g, '').slice(0, 2)

export const UserMenu = ({ user }: { user: User }) => (
  <Menu position="bottom-end" width={220}>
    <Menu.Target>
      <button type="button" className={classes.avatar} aria-label={text.userMenu(user.user_name)}>
        {initials(user.user_name)}
      </button>
    </Menu.Target>
    <Menu.Dropdown>
      <div className={classes.person}>
        <strong>{user.user_name}</strong>
        <span>{user.user_id}</span>
      </div>
      <Menu.Divider />
      <Menu.Item leftSection={<IconLogout size={16} stroke={1.6} aria-hidden />} onClick={signOut}>
        {authText.signOut}
      </Menu.Item>
    </Menu.Dropdown>
  </Menu>
)
