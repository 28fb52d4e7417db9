import type { User } from '@crm/contract/features/auth/auth'
import { screenOf, screens } from '@crm/contract/screens'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { AlarmBell } from '../../features/alarms/AlarmBell.tsx'
import { useHolidayNames } from '../../features/holidays/holidays.api.ts'
import { DayNamesProvider } from '../../shared/lib/format/dayNames.ts'
import { useIsPhone } from '../../shared/lib/page/useIsPhone.ts'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { worksInCai } from '../routing/home.ts'
import { screenAt } from '../routing/screenAt.ts'
import { type MenuHead, PersonFrame } from './PersonFrame.tsx'
import { RecorderPlace } from './RecorderPlace.tsx'
import { TopSearch } from './search/TopSearch.tsx'
import { shellText } from './shell.messages.ts'
import { activeEntry, buildMenu, placesIn } from './sidebar/menu.ts'
import { commutePath, projectListPath } from './sidebar/menuPaths.ts'
import { SidebarSearch } from './sidebar/SidebarSearch.tsx'
import { showsSidebar } from './sidebar/sidebarRules.ts'
import bar from './topBar/TopBar.module.css'
import { UserMenu } from './topBar/UserMenu.tsx'
import { useNoteRecents } from './useNoteRecents.ts'

/** For staff: the menu of what they may open, what they need everywhere, and who they are. */
export const StaffShell = ({ user, children }: { user: User; children: ReactNode }) => {
  const { pathname } = useLocation()
  const isPhone = useIsPhone()
  useNoteRecents(user.user_no)
  const menu = buildMenu(screens, user)
  const name = screenAt(pathname)
  const projects = projectListPath(user)
  const commute = commutePath(user)
  const head = ({ isNarrow, close }: MenuHead) =>
    projects && <SidebarSearch path={projects} isNarrow={isNarrow} onOpen={close} />
  return (
    <PersonFrame
      menu={showsSidebar(user, pathname, name) ? menu : null}
      active={activeEntry(menu, { name, scope: screenOf(name).scope }, pathname)}
      head={head}
      search={!worksInCai(user) && <TopSearch user={user} places={placesIn(menu)} isSmall={isPhone} />}
      tools={
        <>
          {commute && (
            <Link to={commute} className={bar.shortcut}>
              {shellText.commute}
            </Link>
          )}
          {!worksInCai(user) && <AlarmBell user_type="emp" />}
          <Tag tone="accent">{shellText.builder}</Tag>
          <UserMenu user={user} />
        </>
      }
    >
      <DayNamesProvider value={useHolidayNames}>{children}</DayNamesProvider>
      <RecorderPlace />
    </PersonFrame>
  )
}
