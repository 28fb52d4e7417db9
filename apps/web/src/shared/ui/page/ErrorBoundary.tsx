import { Component, type ErrorInfo, type ReactNode } from 'react'
import { CrashView } from './CrashView.tsx'

interface ErrorBoundaryProps {
  children: ReactNode
}

/** Keeps a part that breaks while rendering from taking the rest of the screen with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state = { error: null as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    reportError(error instanceof Error ? error : new Error(`${error}${componentStack}`))
  }

  override render() {
    return this.state.error === null ? this.props.children : <CrashView error={this.state.error} />
  }
}
