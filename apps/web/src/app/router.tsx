import { type ScreenName, screenOf, screens } from '@crm/contract/screens'
import { createBrowserRouter, type RouteObject, redirect } from 'react-router'
import { lazyScreen, loadChunk } from '../shared/lib/lazyScreen.ts'
import { PageSpinner } from '../shared/ui/PageSpinner.tsx'
import { RootLayout } from './RootLayout.tsx'
import { RouteProblem } from './RouteProblem.tsx'
import { routeGuard } from './routeGuard.ts'
import { screenComponents } from './screenComponents.ts'

const names = Object.keys(screens) as ScreenName[]

const screenRoute = (name: ScreenName): RouteObject => ({
  id: name,
  path: screenOf(name).path,
  handle: { title: screenOf(name).title },
  loader: routeGuard(name),
  lazy: lazyScreen(screenComponents[name]),
  errorElement: <RouteProblem inShell={screenOf(name).shell === 'app'} />,
})

const screensIn = (shell: 'app' | 'bare') => names.filter((name) => screenOf(name).shell === shell).map(screenRoute)

const loadShell = () => import('./shell/Shell.tsx').then((file) => file.Shell)

export const createRouter = () =>
  createBrowserRouter([
    {
      Component: RootLayout,
      ErrorBoundary: RouteProblem,
      HydrateFallback: PageSpinner,
      children: [
        { lazy: { Component: () => loadChunk(loadShell) }, children: screensIn('app') },
        ...screensIn('bare'),
        { path: '/client', loader: () => redirect(screens.BizHome.path) },
      ],
    },
  ])
