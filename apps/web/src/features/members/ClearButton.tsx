import { Button } from '@mantine/core'
import { text } from './members.messages.ts'

export const ClearButton = ({ onClick }: { onClick: () => void }) => (
  <Button variant="default" onClick={onClick}>
    {text.clearFilter}
  </Button>
)
