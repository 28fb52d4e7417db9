import type { User } from '@crm/contract/features/auth'
import { type MenuGroup, menuGroups, type Screen } from '@crm/contract/screens'

export interface MenuEntry {
  name: string
  path: string
  title: string
  icon: string
}

export interface MenuSection {
  group: MenuGroup
  /** Empty for the first section, which needs no heading. */
  title: string
  entries: MenuEntry[]
}

type Person = Pick<User, 'user_type' | 'emp_scope'>

const mayOpen = (screen: Screen, person: Person) =>
  screen.area === person.user_type && (!screen.scope || screen.scope.some((name) => person.emp_scope.includes(name)))

/** A person's menu: the screens of their area that they may open, by group; groups left empty are dropped. */
export const buildMenu = (screens: Record<string, Screen>, person: Person): MenuSection[] => {
  const sections = (Object.keys(menuGroups) as MenuGroup[]).map((group) => ({
    group,
    title: menuGroups[group],
    entries: Object.entries(screens).flatMap(([name, screen]) =>
      screen.menu?.group === group && mayOpen(screen, person)
        ? [{ name, path: screen.path, title: screen.title, icon: screen.menu.icon }]
        : [],
    ),
  }))
  return sections.filter(({ entries }) => entries.length > 0)
}

const covers = (path: string, pathname: string) =>
  pathname === path || (path !== '/' && pathname.startsWith(`${path}/`))

/** The entry that the current address belongs to: the longest path that covers it. */
export const activeEntry = (menu: MenuSection[], pathname: string): string | null => {
  const covering = menu.flatMap(({ entries }) => entries).filter(({ path }) => covers(path, pathname))
  covering.sort((one, other) => other.path.length - one.path.length)
  return covering[0]?.name ?? null
}
