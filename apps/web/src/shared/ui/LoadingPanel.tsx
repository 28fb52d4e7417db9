import type { ComponentProps } from 'react'
import { LoadingOrError } from './LoadingOrError.tsx'
import { Panel } from './Panel.tsx'

interface LoadingPanelProps extends ComponentProps<typeof LoadingOrError> {
  title: string
  onClose: () => void
}

/** A panel whose record is on its way, or will not come. */
export const LoadingPanel = ({ read, title, onClose }: LoadingPanelProps) => (
  <Panel opened onClose={onClose} title={title}>
    <LoadingOrError read={read} />
  </Panel>
)
