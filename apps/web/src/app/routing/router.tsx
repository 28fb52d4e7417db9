import { keysOf } from '@crm/contract/kit/keysOf'
import { type ScreenName, screenOf, screens } from '@crm/contract/screens'
import { createBrowserRouter, type RouteObject, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { lazyScreen } from '../../shared/lib/page/lazyScreen.ts'
import { PageSpinner } from '../../shared/ui/page/PageSpinner.tsx'
import { RootLayout } from '../RootLayout.tsx'
import { RouteProblem } from '../RouteProblem.tsx'
import { loadScreen } from './loadScreen.ts'
import { redirects } from './redirects.ts'
import { routeGuard } from './routeGuard.ts'

const names = keysOf(screens)

/** Another filter on the same screen needs no new decision, and must not wait for one. */
const isOtherFilter = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search

const screenRoute = (name: ScreenName): RouteObject => ({
  id: name,
  path: screenOf(name).path,
  handle: { title: screenOf(name).title, area: screenOf(name).area },
  loader: routeGuard(name),
  shouldRevalidate: (change) => !isOtherFilter(change) && change.defaultShouldRevalidate,
  lazy: lazyScreen(() => loadScreen(name)),
  errorElement: <RouteProblem inShell={screenOf(name).shell === 'app'} />,
})

const screensIn = (shell: 'app' | 'bare') => names.filter((name) => screenOf(name).shell === shell).map(screenRoute)

const redirectRoute = ([path, to]: [string, (typeof redirects)[string]]): RouteObject => ({
  path,
  // A filter stays, unless the address that it leads to has its own.
  loader: ({ params, request }) => {
    const target = to(params)
    return redirect(target.includes('?') ? target : target + new URL(request.url).search)
  },
})

const loadShell = () => import('../shell/Shell.tsx').then((file) => file.Shell)

export const createRouter = () =>
  createBrowserRouter([
    {
      Component: RootLayout,
      ErrorBoundary: RouteProblem,
      HydrateFallback: PageSpinner,
      children: [
        { lazy: lazyScreen(loadShell), children: screensIn('app') },
        ...screensIn('bare'),
        ...Object.entries(redirects).map(redirectRoute),
      ],
    },
  ])
