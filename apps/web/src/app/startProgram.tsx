import { authScreens } from '@crm/contract/features/auth/auth.screens'
import { homeScreens } from '@crm/contract/features/home/home.screens'
import type { ReactNode } from 'react'
import { loadChunk } from '../shared/lib/page/lazyScreen.ts'
import { companyOfPage } from '../shared/lib/session/brand.ts'
import { session } from '../shared/lib/session/session.ts'
import { CrashView } from '../shared/ui/page/CrashView.tsx'
import { PageSpinner } from '../shared/ui/page/PageSpinner.tsx'
import { appText } from './app.messages.ts'
import { loadScreen } from './routing/loadScreen.ts'
import { returnPath, signInPath } from './routing/returnPath.ts'
import { takeTokenFromAddress } from './tokenFromAddress.ts'

type Render = (screen: ReactNode) => void

const loadApp = () => loadChunk(() => import('./App.tsx'))
const loadLogin = () => loadChunk(() => import('../features/auth/LoginScreen.tsx'))

const isLogin = (pathname: string) => pathname === authScreens.Login.path
const isHome = (pathname: string) => pathname === homeScreens.Index.path

/** The route table grows with every screen: it is fetched only where the address alone does not tell enough. */
const loadTable = () => loadChunk(() => import('./routing/screenAt.ts'))

/** Without a token every screen but the public ones leads to the sign-in screen. */
const leadsToSignIn = async (pathname: string) => {
  if (isLogin(pathname) || isHome(pathname)) return true
  const { screenRowAt } = await loadTable()
  return screenRowAt(pathname).area !== 'public'
}

const fetchAroundScreen = () => [
  import('../shared/lib/session/earlyProfile.ts').then((file) => file.askProfileEarly()),
  import('./shell/Shell.tsx'),
]

/** What the first screen needs besides the app is asked for together with it, not one after the other. */
const fetchAhead = async (pathname: string) => {
  if (isHome(pathname)) return Promise.all([...fetchAroundScreen(), loadScreen('Index')])
  const { screenAt, screenRowAt } = await loadTable()
  const around = screenRowAt(pathname).shell === 'app' ? fetchAroundScreen() : []
  return Promise.all([...around, loadScreen(screenAt(pathname))])
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve))

const showApp = async (render: Render) => {
  // Whoever needs one of those parts says what is wrong with it.
  if (session.token()) fetchAhead(location.pathname).catch(() => undefined)
  const { startApp } = await loadApp()
  // Between loading it all and starting it the browser may see to other things.
  await aMoment()
  render(startApp())
}

/** The sign-in screen alone, without router and cache: half the code; the rest arrives while people type. */
const showLogin = async (render: Render) => {
  const { pathname, search, hash } = location
  if (!isLogin(pathname)) history.replaceState(null, '', signInPath(pathname + search + hash))
  document.title = `${authScreens.Login.title} · ${companyOfPage() ?? appText.product}`

  const { LoginScreen } = await loadLogin()
  const stopListening = session.onChange(() => {
    if (!session.token()) return
    stopListening()
    history.replaceState(null, '', returnPath(location.search))
    showApp(render).catch((error) => render(<CrashView error={error} />))
  })
  addEventListener('input', () => loadApp().catch(() => undefined), { once: true })
  render(<LoginScreen />)
}

const show = async (render: Render) => {
  const offered = await takeTokenFromAddress()
  const isSignIn = !session.token() && (await leadsToSignIn(location.pathname))
  await (isSignIn ? showLogin(render) : showApp(render))
  if (offered) import('./replaceSession.ts').then(({ askToReplace }) => askToReplace(offered))
}

export const startProgram = (render: Render) => {
  render(<PageSpinner />)
  show(render).catch((error) => render(<CrashView error={error} />))
}
