import { ErrorState } from './ErrorState.tsx'
import { Panel } from './Panel.tsx'
import { Skeleton } from './Skeleton.tsx'

interface WaitingPanelProps {
  of: { isError: boolean; error: { message: string } | null; refetch: () => unknown }
  title: string
  onClose: () => void
}

/** A panel whose record is on its way, or will not come. */
export const WaitingPanel = ({ of: read, title, onClose }: WaitingPanelProps) => (
  <Panel opened onClose={onClose} title={title}>
    {read.isError ? (
      <ErrorState reason={read.error?.message} onRetry={() => read.refetch()} />
    ) : (
      <>
        <Skeleton h={22} w="70%" />
        <Skeleton h={14} w="45%" mt={14} />
        <Skeleton h={120} mt={20} />
      </>
    )}
  </Panel>
)
