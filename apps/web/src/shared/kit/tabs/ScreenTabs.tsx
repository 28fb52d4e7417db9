import type { ScreenName } from '@crm/contract/screens'
import { Tabs } from '@mantine/core'
import { Suspense, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useUser } from '../../lib/session/currentUser.ts'
import { discardUnsaved, hasUnsaved } from '../../lib/storage/unsaved.ts'
import { askBeforeLeaving } from '../../ui/overlay/askBeforeLeaving.ts'
import { CardSkeleton } from '../../ui/page/PageSkeleton.tsx'
import { PageInTab } from '../../ui/page/pageInTab.ts'
import classes from './ScreenTabs.module.css'
import { chosenTab, tabsOf } from './screenTabs.ts'

interface Props {
  screen: ScreenName
  /** What the tabs are about, for those who do not see them. */
  label: string
}

/**
 * The tabs that features bring to a screen (`tabs` in their `x.web.ts`). The address names the open one, and only that one
 * is loaded. A `Page` or `ListPage` inside a tab shows its actions, filter and content, but no title of its own.
 */
export const ScreenTabs = ({ screen, label }: Props) => {
  const tabs = tabsOf(screen, useUser()?.emp_scope ?? [])
  const [search, setSearch] = useSearchParams()
  const open = chosenTab(tabs, search.get('tab'))
  const list = useRef<HTMLDivElement>(null)
  const openKey = open?.key
  // On a phone the open one may lie beyond the edge.
  useEffect(() => {
    if (openKey === undefined) return
    const tab = list.current?.querySelector('[role="tab"][aria-selected="true"]')
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [openKey])
  if (!open) return null

  const show = async (key: string | null) => {
    if (!key || key === open.key) return
    if (hasUnsaved()) {
      if (!(await askBeforeLeaving())) return
      discardUnsaved()
    }
    // Filters and opened rows belong to the tab that is left.
    setSearch(key === tabs[0]?.key ? {} : { tab: key }, { preventScrollReset: true })
  }

  const content = (
    <PageInTab value={true}>
      <Suspense fallback={<CardSkeleton />}>
        <open.Component />
      </Suspense>
    </PageInTab>
  )
  if (tabs.length === 1) return content
  return (
    <Tabs value={open.key} onChange={show} activateTabWithKeyboard={false} keepMounted={false}>
      <Tabs.List ref={list} aria-label={label} className={`${classes.list} no-print`} data-screen-tabs>
        {tabs.map(({ key, title, load }) => (
          <Tabs.Tab key={key} value={key} onPointerEnter={() => load().catch(() => undefined)}>
            {title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ key }) => (
        <Tabs.Panel key={key} value={key} className={classes.panel}>
          {content}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
