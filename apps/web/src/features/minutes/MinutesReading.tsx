import type { Minutes } from '@crm/contract/features/minutes/minutes'
import { Button } from '@mantine/core'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { Panel } from '../../shared/ui/Panel.tsx'
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
    <div className={classes.form}>
      <p className={classes.facts}>{facts}</p>
      {saved ? (
        <>
          <MinutesPdfButtons mrd_no={saved.mrd_no} />
          <section>
            <h3 className={classes.readHead}>{minutesText.content}</h3>
            <p className={classes.read}>{saved.mrd_content}</p>
          </section>
          <section>
            <h3 className={classes.readHead}>{minutesText.secret}</h3>
            <p className={classes.read}>{saved.mrd_secret}</p>
          </section>
        </>
      ) : (
        <EmptyState words={minutesText.list.empty} />
      )}
    </div>
  </Panel>
)
