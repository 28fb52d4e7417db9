import { Button } from '@mantine/core'
import { uiText } from '../ui.messages.ts'

interface MoreButtonProps {
  /** What `useReadPages` gives. */
  pages: { hasMore: boolean; isAdding: boolean; more: () => void }
}

/** Adds the next page under the rows; nothing where all are shown. */
export const MoreButton = ({ pages: { hasMore, isAdding, more } }: MoreButtonProps) =>
  hasMore && (
    <Button size="xs" variant="default" fullWidth loading={isAdding} onClick={more}>
      {uiText.more}
    </Button>
  )
