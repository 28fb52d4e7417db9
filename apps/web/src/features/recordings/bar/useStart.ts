import type { TranscriberKind } from '@crm/contract/features/recordings/recordings.rows'
import { useState } from 'react'
import { readStored, writeStored } from '../../../shared/lib/storage/storage.ts'
import { alert } from '../../../shared/ui/overlay/dialogs.ts'
import { recorder } from '../recorder/recorder.ts'
import { useAbility } from '../recordings.api.ts'
import { barText as text } from './bar.messages.ts'
import { barStore } from './barStore.ts'
import { canRecognise, canRecord } from './recorderSupport.ts'
import { keepTold, readTold } from './told.ts'

const choiceKey = 'crm.recording.transcriber'

/** Which sources of words there are, and which one is chosen. The browser's own is never taken unasked: its maker may listen. */
export const useTranscriberChoice = () => {
  const { has_transcriber, problem } = useAbility()
  const [chosen, setChosen] = useState(() => readStored(choiceKey) as TranscriberKind | null)
  const offered = { server: has_transcriber, browser: canRecognise(), none: true }
  const usual: TranscriberKind = has_transcriber ? 'server' : 'none'
  const transcriber = chosen && offered[chosen] ? chosen : usual
  const choose = (kind: TranscriberKind) => {
    setChosen(kind)
    writeStored(choiceKey, kind)
  }
  return { transcriber, offered, choose, problem }
}

/** Starts after the attendees were asked about, once for a meeting. */
export const useStart = (transcriber: TranscriberKind) => {
  const start = (is_told: boolean) => {
    keepTold(is_told)
    barStore.patch({ isAsking: false, selected: null })
    return recorder.start({ transcriber, is_told })
  }
  const ask = () => {
    if (!canRecord()) return alert({ title: text.unsupported, description: text.unsupportedNote })
    const told = readTold()
    return told === null ? barStore.patch({ isAsking: true }) : start(told)
  }
  return { ask, start, cancel: () => barStore.patch({ isAsking: false }) }
}
