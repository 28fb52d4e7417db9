import { screens } from '@crm/contract/screens'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Brand } from '../../../shared/ui/page/Brand.tsx'
import { shellText } from '../shell.messages.ts'
import { MenuList } from './MenuList.tsx'
import type { MenuSection } from './menu.ts'
import classes from './Sidebar.module.css'
import { useHint } from './useHint.ts'
import { useSidebar } from './useSidebar.ts'

interface SidebarProps {
  menu: MenuSection[]
  active: string | null
  /** Between the brand and the menu: a search box, a greeting. */
  head?: (isNarrow: boolean) => ReactNode
  brand?: string | undefined
}

/** The menu at the left: wide or narrow as people like it, narrow where the window is. */
export const Sidebar = ({ menu, active, head, brand }: SidebarProps) => {
  const { isNarrow, isForced, toggle } = useSidebar()
  const { hint, follow } = useHint()
  const ToggleIcon = isNarrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  const toggleWord = isNarrow ? shellText.widen : shellText.narrow
  return (
    <nav aria-label={shellText.menu} className={classes.sidebar} data-narrow={isNarrow || undefined} {...follow}>
      <Link to={screens.Index.path} className={classes.brand}>
        <Brand name={brand} />
      </Link>
      {head?.(isNarrow)}
      <div className={classes.menu}>
        <MenuList menu={menu} active={active} isNarrow={isNarrow} />
      </div>
      {!isForced && (
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={!isNarrow}
          data-hint={isNarrow ? toggleWord : undefined}
          onClick={toggle}
        >
          <ToggleIcon size={18} stroke={1.6} aria-hidden />
          <span>{toggleWord}</span>
        </button>
      )}
      {hint && (
        <span className={classes.hint} style={{ top: hint.middle }} aria-hidden>
          {hint.words}
        </span>
      )}
    </nav>
  )
}
