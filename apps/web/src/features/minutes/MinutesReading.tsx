import type { Minutes } from '@crm/contract/features/minutes/minutes'
import { Button } from '@mantine/core'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { Panel } from '../../shared/ui/Panel.tsx'
import { Section } from '../../shared/ui/Section.tsx'
import { SmallText } from '../../shared/ui/SmallText.tsx'
import { Stack } from '../../shared/ui/Stack.tsx'
import classes from './MinutesPanel.module.css'
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
          <MinutesPdfButtons mrd_no={saved.mrd_no} />
          <Section title={minutesText.content}>
            <p className={classes.read}>{saved.mrd_content}</p>
          </Section>
          <Section title={minutesText.secret}>
            <p className={classes.read}>{saved.mrd_secret}</p>
          </Section>
        </>
      ) : (
        <EmptyState words={minutesText.list.empty} />
      )}
    </Stack>
  </Panel>
)
