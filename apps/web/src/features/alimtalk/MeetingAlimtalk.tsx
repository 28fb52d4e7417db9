import { alimtalk } from '@crm/contract/features/alimtalk/alimtalk'
import { Button } from '@mantine/core'
import { useMay } from '../../shared/lib/session/useMay.ts'
import { Note } from '../../shared/ui/display/Note.tsx'
import { Section } from '../../shared/ui/layout/Section.tsx'
import { Inline } from '../../shared/ui/layout/Stack.tsx'
import { AlimtalkHistory } from './AlimtalkHistory.tsx'
import { useAlimtalkOf } from './alimtalk.api.ts'
import { alimtalkText } from './alimtalk.messages.ts'
import { latestOf } from './latest.ts'
import { openNotifyClient } from './useNotifyClient.tsx'

const Sent = ({ ms_no }: { ms_no: number }) => {
  const found = useAlimtalkOf(ms_no).data
  if (!found) return null
  const latest = latestOf(found.query)
  const { change, may_tell, contacts } = found.meeting
  const isUntold = change !== null && change.told_dt === null && may_tell && contacts.length > 0
  return (
    <>
      {isUntold && (
        <Note as="div" tone="amber">
          <Inline wraps justify="between">
            <span>{alimtalkText.untold}</span>
            <Button size="compact-sm" onClick={() => openNotifyClient(ms_no)}>
              {alimtalkText.tell}
            </Button>
          </Inline>
        </Note>
      )}
      {latest.length > 0 && (
        <Section title={alimtalkText.history}>
          <AlimtalkHistory notices={latest} />
        </Section>
      )}
    </>
  )
}

/** What became of the last message to each of a meeting's people, and a change that nobody has told them yet. */
export const MeetingAlimtalk = ({ ms_no }: { ms_no: number }) => useMay(alimtalk.read) && <Sent ms_no={ms_no} />
