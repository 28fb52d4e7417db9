import '@mantine/core/styles.layer.css'
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'
import './shared/ui/tokens.css'
import './shared/ui/global.css'
import { speakKorean } from '@crm/contract/kit/wording'
import { MantineProvider } from '@mantine/core'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import * as z from 'zod'
import { showFirstScreen } from './app/firstScreen.tsx'
import { followOtherTabs } from './shared/lib/session.ts'
import { ErrorBoundary } from './shared/ui/ErrorBoundary.tsx'
import { theme, themeVariables } from './shared/ui/theme.ts'

// Our content security policy forbids eval, which zod would otherwise try to compile schemas.
z.config({ jitless: true })
speakKorean()
followOtherTabs()

const root = createRoot(document.getElementById('root') as HTMLElement)

const render = (screen: ReactNode) =>
  root.render(
    <StrictMode>
      <MantineProvider theme={theme} cssVariablesResolver={themeVariables} forceColorScheme="light">
        <ErrorBoundary>{screen}</ErrorBoundary>
      </MantineProvider>
    </StrictMode>,
  )

showFirstScreen(render)
