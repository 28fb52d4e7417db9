import type { User } from '@crm/contract/features/auth/auth'
import { screens } from '@crm/contract/screens'
import { Button } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { authText } from '../../features/auth/auth.messages.ts'
import { useCompany } from '../../features/portal/portal.api.ts'
import { setBrand } from '../../shared/lib/session/brand.ts'
import { signOut } from '../../shared/lib/session/currentUser.ts'
import { Brand } from '../../shared/ui/page/Brand.tsx'
import classes from './topBar/TopBar.module.css'
import { TopBar } from './topBar/TopBar.tsx'

/** For venture-capital partners: their name, which leads to their account, and the way out. */
export const VcShell = ({ user, children }: { user: User; children: ReactNode }) => {
  const name = useCompany()?.name
  useEffect(() => setBrand(name ?? null), [name])
  return (
    <>
      <TopBar
        start={
          <Link to={screens.VcEventMain.path} className={classes.brand}>
            <Brand name={name ?? ''} />
          </Link>
        }
      >
        <Link to={screens.VcMyPageInfo.path} className={classes.name}>
          {user.user_name}
        </Link>
        <Button variant="default" size="xs" onClick={signOut}>
          {authText.signOut}
        </Button>
      </TopBar>
      {children}
    </>
  )
}
