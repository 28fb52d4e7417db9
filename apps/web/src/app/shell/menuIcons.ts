import type { ScreenName, screens, submenus } from '@crm/contract/screens'
import {
  type Icon,
  IconBriefcase,
  IconBuilding,
  IconCalendarEvent,
  IconChecklist,
  IconFolder,
  IconHome,
  IconLayoutBoard,
  IconLayoutDashboard,
  IconLayoutKanban,
  IconLogout,
  IconNotes,
  IconPoint,
  IconRoute,
  IconSchool,
  IconSparkles,
  IconStairsUp,
  IconUserCircle,
  IconUserCog,
  IconUsers,
  IconWorld,
} from '@tabler/icons-react'

type Rows = (typeof screens)[ScreenName]
type IconName = Extract<Rows, { menu: unknown }>['menu']['icon'] | (typeof submenus)[keyof typeof submenus]['icon']

/** Every icon that the screen table names; a row with a new one does not compile until it is here. */
const icons: Record<IconName, Icon> = {
  board: IconLayoutKanban,
  briefcase: IconBriefcase,
  building: IconBuilding,
  calendar: IconCalendarEvent,
  chart: IconLayoutDashboard,
  checklist: IconChecklist,
  home: IconHome,
  notes: IconNotes,
  route: IconRoute,
  userCircle: IconUserCircle,
  userCog: IconUserCog,
  users: IconUsers,
}

/** Those of the client portal's menu. */
const portalIcons: Record<string, Icon> = {
  mentoring: IconSchool,
  board: IconLayoutBoard,
  event: IconCalendarEvent,
  data: IconFolder,
  buildUp: IconStairsUp,
  ai: IconSparkles,
  site: IconWorld,
  signOut: IconLogout,
}

export const menuIcon = (name: string): Icon => (icons as Record<string, Icon>)[name] ?? portalIcons[name] ?? IconPoint
