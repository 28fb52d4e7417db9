import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { usePaper } from './publicEstimates.api.ts'
import { pageText as text } from './publicEstimates.messages.ts'

export const PublicPaper = ({ t }: { t: string }) => {
  const { isBusy, start } = usePaper(t)
  return (
    <Button
      variant="default"
      loading={isBusy}
      leftSection={<IconFileTypePdf size={16} stroke={1.6} aria-hidden />}
      onClick={start}
    >
      {text.pdf}
    </Button>
  )
}
