import type { Area } from '@crm/contract/kit/screen'
import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useBlocker, useMatches, useNavigation } from 'react-router'
import { useShownTabTitle } from '../shared/lib/page/tabTitle.ts'
import { companyOfPage, useBrand } from '../shared/lib/session/brand.ts'
import { discardUnsaved, hasUnsaved } from '../shared/lib/storage/unsaved.ts'
import { askBeforeLeaving } from '../shared/ui/overlay/askBeforeLeaving.ts'
import { appText } from './app.messages.ts'
import classes from './RootLayout.module.css'

const useDocumentTitle = () => {
  const handle = useMatches().at(-1)?.handle as { title?: string; area?: Area } | undefined
  const title = useShownTabTitle() ?? handle?.title
  const brand = useBrand()
  const usual = handle?.area === 'public' ? (companyOfPage() ?? appText.product) : appText.product
  const product = handle?.area === 'client' || handle?.area === 'vc' ? brand : (brand ?? usual)
  useEffect(() => {
    document.title = [title, product].filter(Boolean).join(' · ')
  }, [title, product])
}

/** The router allows one blocker, so it stands here and asks for all forms. */
const useAskBeforeLeaving = () => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      // A filter may change beside a half-filled panel; the back button would close the panel.
      hasUnsaved() && (currentLocation.pathname !== nextLocation.pathname || historyAction === 'POP'),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    askBeforeLeaving().then((leaves) => {
      if (!leaves) return blocker.reset()
      discardUnsaved()
      blocker.proceed()
    })
  }, [blocker])
}

/** Around every screen: the document's title, scroll positions, unsaved text, and a sign of slow navigation. */
export const RootLayout = () => {
  useDocumentTitle()
  useAskBeforeLeaving()
  const isLoading = useNavigation().state === 'loading'
  return (
    <>
      {isLoading && <div className={classes.progress} aria-hidden />}
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
