import type { User } from '@crm/contract/features/auth/auth'
import { screens } from '@crm/contract/screens'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { authText } from '../../features/auth/auth.messages.ts'
import { signOut } from '../../shared/lib/currentUser.ts'
import { Brand } from '../../shared/ui/Brand.tsx'
import classes from './TopBar.module.css'
import { TopBar } from './TopBar.tsx'

/** For venture-capital partners: their name and the way out. */
export const VcShell = ({ user, children }: { user: User; children: ReactNode }) => (
  <>
    <TopBar
      start={
        <Link to={screens.VcEventMain.path} className={classes.brand}>
          <Brand />
        </Link>
      }
    >
      <span className={classes.name}>{user.user_name}</span>
      <Button variant="default" size="xs" onClick={signOut}>
        {authText.signOut}
      </Button>
    </TopBar>
    {children}
  </>
)
