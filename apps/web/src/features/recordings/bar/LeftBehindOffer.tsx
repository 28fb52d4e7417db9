import { Button } from '@mantine/core'
import { useState } from 'react'
import { showDateTime, showLength } from '../../../shared/lib/format/date.ts'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { confirm } from '../../../shared/ui/overlay/dialogs.ts'
import { recorder } from '../recorder/recorder.ts'
import type { LeftBehind } from '../recorder/recorderState.ts'
import { barText as text } from './bar.messages.ts'

/** A recording of an earlier visit that is still in this browser alone. */
export const LeftBehindOffer = ({ left }: { left: LeftBehind }) => {
  const [isBusy, setBusy] = useState(false)
  const recover = async () => {
    setBusy(true)
    await recorder.recover(left.key)
    setBusy(false)
  }
  const discard = async () => {
    const words = {
      title: text.reallyDiscard,
      description: text.discardNote,
      yes: text.discard,
      tone: 'danger',
    } as const
    if (await confirm(words)) await recorder.discard(left.key)
  }
  return (
    <Note as="div" tone="amber" role="status">
      <Stack gap="sm">
        <div>
          <strong>{text.leftBehind}</strong>
          <br />
          {text.leftBehindOf(showDateTime(left.started_dt), showLength(left.seconds))}
        </div>
        <Inline>
          <Button size="compact-sm" loading={isBusy} onClick={recover}>
            {text.recover}
          </Button>
          <Button size="compact-sm" variant="subtle" color="gray" disabled={isBusy} onClick={discard}>
            {text.discard}
          </Button>
        </Inline>
      </Stack>
    </Note>
  )
}
