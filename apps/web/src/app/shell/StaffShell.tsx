import type { User } from '@crm/contract/features/auth'
import { screens } from '@crm/contract/screens'
import { lazy, type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { loadChunk } from '../../shared/lib/lazyScreen.ts'
import { useIsPhone } from '../../shared/lib/useIsPhone.ts'
import { Brand } from '../../shared/ui/Brand.tsx'
import { Tag } from '../../shared/ui/Tag.tsx'
import { activeEntry, buildMenu } from './menu.ts'
import classes from './Shell.module.css'
import { Sidebar } from './Sidebar.tsx'
import { text } from './shell.messages.ts'
import { TopBar } from './TopBar.tsx'
import { UserMenu } from './UserMenu.tsx'
import { useSidebar } from './useSidebar.ts'

const PhoneMenu = lazy(() => loadChunk(() => import('./PhoneMenu.tsx')).then((file) => ({ default: file.PhoneMenu })))

/** For staff: the menu of what they may open, and who they are. */
export const StaffShell = ({ user, children }: { user: User; children: ReactNode }) => {
  const { pathname } = useLocation()
  const { isNarrow, toggle } = useSidebar()
  const isPhone = useIsPhone()
  const menu = buildMenu(screens, user)
  const active = activeEntry(menu, pathname)
  return (
    <div className={classes.beside}>
      {!isPhone && <Sidebar menu={menu} active={active} isNarrow={isNarrow} onToggle={toggle} />}
      <div className={classes.column}>
        <TopBar
          start={
            isPhone && (
              <>
                <Suspense>
                  <PhoneMenu menu={menu} active={active} />
                </Suspense>
                <Brand />
              </>
            )
          }
        >
          <Tag tone="accent">{text.builder}</Tag>
          <UserMenu user={user} />
        </TopBar>
        {children}
      </div>
    </div>
  )
}
