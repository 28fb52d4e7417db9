import { scopeTree } from '@crm/contract/features/members/scopeTree'
import { keysOf } from '@crm/contract/kit/keysOf'
import { type MenuGroup, menuGroups, type Screen, submenus } from '@crm/contract/kit/screen'
import { type ScopeName, scopeNames } from '@crm/contract/scopes'
import { worksInCai } from '../../routing/home.ts'
import { mayOpen, type Person, type ScreenTable } from '../../routing/screenAccess.ts'

interface EntryWords {
  name: string
  title: string
  icon?: string | undefined
}

/** What an entry does: opens a screen, leads elsewhere, does something, or shows more entries. */
export type MenuEntry = EntryWords &
  (
    | { kind: 'screen'; path: string }
    | { kind: 'elsewhere'; url: string; newTab: boolean }
    | { kind: 'act'; act: () => void }
    | { kind: 'submenu'; entries: MenuEntry[] }
  )

export interface MenuSection {
  group: string
  /** Empty where no heading is needed. */
  title: string
  entries: MenuEntry[]
}

type Row = [name: string, screen: Screen]

/** The order of the menu is the one in which scopes are granted; what needs none comes after. */
const placeIn = (group: MenuGroup, name: string) => {
  const place = (scopeTree[group] as readonly string[]).indexOf(name)
  return place < 0 ? Number.POSITIVE_INFINITY : place
}

export const screenEntry = (name: string, screen: Screen): MenuEntry => ({
  kind: 'screen',
  name,
  title: screen.title,
  icon: screen.menu?.icon,
  path: screen.path,
})

/** A submenu stands where the first of its entries would; a single entry needs none around it. */
const nest = (rows: Row[]): MenuEntry[] =>
  rows.flatMap(([name, screen], index) => {
    const under = screen.menu?.under
    const siblings = rows.filter(([, other]) => under !== undefined && other.menu?.under === under)
    if (!under || siblings.length < 2) return [screenEntry(name, screen)]
    if (rows[index] !== siblings[0]) return []
    const entries = siblings.map(([sibling, row]) => screenEntry(sibling, row))
    return [{ kind: 'submenu' as const, name: under, ...submenus[under], entries }]
  })

/** Entries that need no scope, except in Connect AI, which works without them. */
const notInCai = ['TodoList']

/** Whatever may be granted must have been: the home opens for everybody, but is an entry only for those who hold it. */
const isGranted = (name: string, person: Person) => {
  const needsScope = scopeNames.includes(name as ScopeName) || (worksInCai(person) && notInCai.includes(name))
  return !needsScope || person.emp_scope.includes(name)
}

/** The staff menu: the screens a person may open, by group; groups left empty and their titles are dropped. */
export const buildMenu = (table: ScreenTable, person: Person): MenuSection[] => {
  if (person.user_type !== 'emp') return []
  const sections = keysOf(menuGroups).map((group) => {
    const rows = Object.entries(table).filter(
      ([name, screen]) =>
        screen.menu?.group === group &&
        screen.area === 'emp' &&
        isGranted(name, person) &&
        mayOpen(name, person, table),
    )
    const ordered = rows.toSorted(([one], [other]) => {
      const [first, second] = [placeIn(group, one), placeIn(group, other)]
      return first === second ? 0 : first - second
    })
    return { group, title: menuGroups[group], entries: nest(ordered) }
  })
  return sections.filter(({ entries }) => entries.length > 0)
}

const screensIn = (entries: MenuEntry[]): Extract<MenuEntry, { kind: 'screen' }>[] =>
  entries.flatMap((entry) => {
    if (entry.kind === 'submenu') return screensIn(entry.entries)
    return entry.kind === 'screen' ? [entry] : []
  })

const covers = (path: string, pathname: string) =>
  pathname === path || (path !== '/' && pathname.startsWith(`${path}/`))

/** Everywhere that the menu leads. */
export const placesIn = (menu: MenuSection[]) =>
  menu.flatMap((section) => screensIn(section.entries)).map(({ title, path }) => ({ title, path }))

/**
 * The entry that the current screen belongs to: its own, else the one whose scope opens it (an edit page belongs to
 * its list), else the longest path that covers the address.
 */
export const activeEntry = (
  menu: MenuSection[],
  { name, scope }: { name: string; scope?: readonly string[] | undefined },
  pathname: string,
): string | null => {
  const entries = menu.flatMap((section) => screensIn(section.entries))
  const named = [name, ...(scope ?? [])].find((wanted) => entries.some((entry) => entry.name === wanted))
  if (named) return named
  const covering = entries.filter(({ path }) => covers(path, pathname))
  return covering.toSorted((one, other) => other.path.length - one.path.length)[0]?.name ?? null
}

/** Whether the active entry is this one or inside it. */
export const isActive = (entry: MenuEntry, active: string | null): boolean =>
  entry.kind === 'submenu' ? entry.entries.some((inner) => isActive(inner, active)) : entry.name === active
