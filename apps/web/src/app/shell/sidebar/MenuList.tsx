import { MenuItem } from './MenuItem.tsx'
import classes from './MenuList.module.css'
import type { MenuSection } from './menu.ts'

interface MenuListProps {
  menu: MenuSection[]
  active: string | null
  /** Only icons are seen; the words stay for screen readers and as hints. */
  isNarrow?: boolean
  onOpen?: () => void
}

/** The entries of the menu by group. */
export const MenuList = ({ menu, active, isNarrow = false, onOpen }: MenuListProps) =>
  menu.map(({ group, title, entries }) => (
    <div key={group} className={classes.section} data-narrow={isNarrow || undefined}>
      {title && <p className={classes.heading}>{title}</p>}
      <ul className={classes.entries}>
        {entries.map((entry) => (
          <li key={entry.name}>
            <MenuItem entry={entry} active={active} isNarrow={isNarrow} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </div>
  ))
