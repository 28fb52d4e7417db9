import { Link } from 'react-router'
import classes from './MenuList.module.css'
import type { MenuSection } from './menu.ts'
import { menuIcon } from './menuIcons.ts'

interface MenuListProps {
  menu: MenuSection[]
  active: string | null
  onOpen?: () => void
}

/** The entries of the menu by group; where there is only room for icons, the words become hints. */
export const MenuList = ({ menu, active, onOpen }: MenuListProps) =>
  menu.map(({ group, title, entries }) => (
    <div key={group} className={classes.section}>
      {title && <p className={classes.heading}>{title}</p>}
      <ul className={classes.entries}>
        {entries.map((entry) => {
          const Icon = menuIcon(entry.icon)
          return (
            <li key={entry.name}>
              <Link
                to={entry.path}
                className={classes.entry}
                title={entry.title}
                aria-current={entry.name === active ? 'page' : undefined}
                onClick={onOpen}
              >
                <Icon size={18} stroke={1.6} aria-hidden />
                <span className={classes.word}>{entry.title}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  ))
