import type { ComponentProps } from 'react'
import { Panel } from './Panel.tsx'
import { Waiting } from './Waiting.tsx'

interface WaitingPanelProps extends ComponentProps<typeof Waiting> {
  title: string
  onClose: () => void
}

/** A panel whose record is on its way, or will not come. */
export const WaitingPanel = ({ of, title, onClose }: WaitingPanelProps) => (
  <Panel opened onClose={onClose} title={title}>
    <Waiting of={of} />
  </Panel>
)
