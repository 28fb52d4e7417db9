import type { Minutes } from '@crm/contract/features/minutes/minutes'
import { Button } from '@mantine/core'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { Section } from '../../shared/ui/layout/Section.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { Panel } from '../../shared/ui/overlay/Panel.tsx'
import { EmptyState } from '../../shared/ui/state/EmptyState.tsx'
import { MarkedText } from './MarkedText.tsx'
import { MinutesPdfButtons } from './MinutesPdfButtons.tsx'
import { minutesText } from './minutes.messages.ts'

interface MinutesReadingProps {
  title: string
  facts: string
  saved: Minutes | undefined
  onClose: () => void
}

/** The minutes for whoever reads them but writes none. */
export const MinutesReading = ({ title, facts, saved, onClose }: MinutesReadingProps) => (
  <Panel
    opened
    onClose={onClose}
    title={title}
    actions={
      <Button variant="default" onClick={onClose}>
        {minutesText.close}
      </Button>
    }
  >
    <Stack>
      <SmallText>{facts}</SmallText>
      {saved?.mrd_content ? (
        <>
          <Tag tone={saved.published_dt ? 'green' : 'gray'}>
            {saved.published_dt ? minutesText.published : minutesText.unpublished}
          </Tag>
          <MinutesPdfButtons mrd_no={saved.mrd_no} />
          <Section title={minutesText.content}>
            <MarkedText text={saved.mrd_content} />
          </Section>
          <Section title={minutesText.secret}>
            <MarkedText text={saved.mrd_secret} />
          </Section>
        </>
      ) : (
        <EmptyState words={minutesText.list.empty} />
      )}
    </Stack>
  </Panel>
)
