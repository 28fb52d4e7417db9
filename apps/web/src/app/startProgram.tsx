import { screenOf, screens } from '@crm/contract/screens'
import type { ReactNode } from 'react'
import { loadChunk } from '../shared/lib/lazyScreen.ts'
import { session } from '../shared/lib/session.ts'
import { CrashView } from '../shared/ui/CrashView.tsx'
import { PageSpinner } from '../shared/ui/PageSpinner.tsx'
import { appText } from './app.messages.ts'
import { returnPath, signInPath } from './returnPath.ts'
import { screenAt } from './screenAt.ts'
import { takeTokenFromAddress } from './tokenFromAddress.ts'

type Render = (screen: ReactNode) => void

const loadApp = () => loadChunk(() => import('./App.tsx'))
const loadLogin = () => loadChunk(() => import('../features/auth/LoginScreen.tsx'))

/** Without a token every screen but the public ones leads to the sign-in screen. */
const leadsToSignIn = (pathname: string) => {
  const name = screenAt(pathname)
  return name === 'Login' || screenOf(name).area !== 'public'
}

/** What the first screen needs besides the app is asked for together with it, not one after the other. */
const fetchAhead = () => {
  const name = screenAt(location.pathname)
  if (screenOf(name).shell !== 'app') return
  const parts = [
    import('../shared/lib/earlyProfile.ts').then((file) => file.askProfileEarly()),
    import('./shell/Shell.tsx'),
    name === 'Index' && import('../features/home/IndexScreen.tsx'),
  ]
  // Whoever needs one of them says what is wrong with it.
  Promise.all(parts).catch(() => undefined)
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve))

const showApp = async (render: Render) => {
  if (session.token()) fetchAhead()
  const { startApp } = await loadApp()
  // Between loading it all and starting it the browser may see to other things.
  await aMoment()
  render(startApp())
}

/** The sign-in screen alone, without router and cache: half the code; the rest arrives while people type. */
const showLogin = async (render: Render) => {
  const { pathname, search, hash } = location
  if (screenAt(pathname) !== 'Login') history.replaceState(null, '', signInPath(pathname + search + hash))
  document.title = `${screens.Login.title} · ${appText.product}`

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
  const isSignIn = !session.token() && leadsToSignIn(location.pathname)
  await (isSignIn ? showLogin(render) : showApp(render))
  if (offered) import('./replaceSession.ts').then(({ askToReplace }) => askToReplace(offered))
}

export const startProgram = (render: Render) => {
  render(<PageSpinner />)
  show(render).catch((error) => render(<CrashView error={error} />))
}
