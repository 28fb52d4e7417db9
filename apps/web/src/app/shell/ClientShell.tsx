import type { User } from '@crm/contract/features/auth'
import { screens } from '@crm/contract/screens'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { Brand } from '../../shared/ui/Brand.tsx'
import classes from './ClientShell.module.css'
import { activeEntry, buildMenu } from './menu.ts'
import { text } from './shell.messages.ts'
import bar from './TopBar.module.css'
import { TopBar } from './TopBar.tsx'
import { UserMenu } from './UserMenu.tsx'

/** For client companies: the portal's menu along the top, and a greeting in the company's name. */
export const ClientShell = ({ user, children }: { user: User; children: ReactNode }) => {
  const { pathname } = useLocation()
  const menu = buildMenu(screens, user)
  const active = activeEntry(menu, pathname)
  return (
    <>
      <TopBar
        start={
          <>
            <Link to={screens.BizHome.path} className={bar.brand}>
              <Brand />
            </Link>
            <nav aria-label={text.menu} className={classes.menu}>
              {menu.flatMap(({ entries }) =>
                entries.map((entry) => (
                  <Link key={entry.name} to={entry.path} aria-current={entry.name === active ? 'page' : undefined}>
                    {entry.title}
                  </Link>
                )),
              )}
            </nav>
          </>
        }
      >
        <span className={`${bar.name} ${classes.greeting}`}>
          {text.clientGreeting(user.client_name ?? user.user_name)}
        </span>
        <UserMenu user={user} />
      </TopBar>
      {children}
    </>
  )
}
