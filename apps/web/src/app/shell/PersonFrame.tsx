import { screens } from '@crm/contract/screens'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { lazyPart } from '../../shared/lib/page/lazyPart.tsx'
import { useIsPhone } from '../../shared/lib/page/useIsPhone.ts'
import { Brand } from '../../shared/ui/page/Brand.tsx'
import { KeysHelp } from './keys/KeysHelp.tsx'
import classes from './Shell.module.css'
import type { MenuSection } from './sidebar/menu.ts'
import { Sidebar } from './sidebar/Sidebar.tsx'
import bar from './topBar/TopBar.module.css'
import { TopBar } from './topBar/TopBar.tsx'

const PhoneMenu = lazyPart(() => import('./topBar/PhoneMenu.tsx').then((file) => file.PhoneMenu))

export interface MenuHead {
  isNarrow: boolean
  /** Puts the menu away where it covers the page. */
  close?: () => void
}

interface PersonFrameProps {
  /** Null where the page stands without a menu. */
  menu: MenuSection[] | null
  active: string | null
  /** Above the menu's entries: a search box, a greeting. */
  head?: (menu: MenuHead) => ReactNode
  /** In the top bar: what belongs to the place, and what to the person. */
  search?: ReactNode
  tools: ReactNode
  /** What the product is called here. */
  brand?: string
  children: ReactNode
}

/** A menu at the left, on phones behind a button in the top bar; the page beside it. */
export const PersonFrame = ({ menu, active, head, search, tools, brand, children }: PersonFrameProps) => {
  const isPhone = useIsPhone()
  const isBeside = menu !== null && !isPhone
  return (
    <div className={classes.beside}>
      {isBeside && <Sidebar menu={menu} active={active} brand={brand} head={(isNarrow) => head?.({ isNarrow })} />}
      <div className={classes.column}>
        <TopBar
          start={
            <>
              {menu && isPhone && (
                <PhoneMenu
                  menu={menu}
                  active={active}
                  brand={brand}
                  head={(close) => head?.({ isNarrow: false, close })}
                />
              )}
              {!isBeside && (
                <Link to={screens.Index.path} className={bar.brand}>
                  <Brand name={brand} />
                </Link>
              )}
              {!isPhone && search}
            </>
          }
        >
          {isPhone && search}
          {tools}
        </TopBar>
        {children}
        <KeysHelp />
      </div>
    </div>
  )
}
