import './shared/ui/style/reset.css'
import '@mantine/core/styles.layer.css'
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'
import './shared/ui/style/fonts.css'
import './shared/ui/style/tokens.css'
import './shared/ui/style/global.css'
import './shared/ui/style/print.css'
import { MantineProvider } from '@mantine/core'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startProgram } from './app/startProgram.tsx'
import { registerServiceWorker } from './shared/lib/page/serviceWorker.ts'
import { followOtherTabs } from './shared/lib/session/session.ts'
import { ErrorBoundary } from './shared/ui/page/ErrorBoundary.tsx'
import { ThemeColor } from './shared/ui/style/ThemeColor.tsx'
import { theme, themeVariables } from './shared/ui/style/theme.ts'

followOtherTabs()
// Vite's own server sends pages that no worker should keep.
if (import.meta.env.PROD) registerServiceWorker()

const root = createRoot(document.getElementById('root') as HTMLElement)

const render = (screen: ReactNode) =>
  root.render(
    <StrictMode>
      <MantineProvider theme={theme} cssVariablesResolver={themeVariables} defaultColorScheme="auto">
        <ThemeColor />
        <ErrorBoundary>{screen}</ErrorBoundary>
      </MantineProvider>
    </StrictMode>,
  )

startProgram(render)
