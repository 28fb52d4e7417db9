import { useEffect, useRef, useSyncExternalStore } from 'react'
import { showLength } from '../../../shared/lib/format/date.ts'
import { useUser } from '../../../shared/lib/session/currentUser.ts'
import { toast } from '../../../shared/ui/overlay/toast.ts'
import { LinkDialog, type MeetingChoiceComponent } from '../link/LinkDialog.tsx'
import { useRecorder } from '../recorder/recorder.ts'
import type { RecorderPhase } from '../recorder/recorderState.ts'
import { RecordingPanel } from '../sessions/RecordingPanel.tsx'
import { SessionList } from '../sessions/SessionList.tsx'
import { barText as text } from './bar.messages.ts'
import { barStore } from './barStore.ts'
import { ExpandedBar } from './ExpandedBar.tsx'
import { RecorderTab } from './RecorderTab.tsx'
import { keepTold, readTold } from './told.ts'

/** What happens while the bar may be folded is said in toasts. */
const useSayChanges = (phase: RecorderPhase, id: number | null, problem: string | null, isExpanded: boolean) => {
  const before = useRef(phase)
  useEffect(() => {
    if (before.current !== phase && phase === 'saved') {
      toast.success(text.phases.saved)
      barStore.patch({ selected: id })
      const told = readTold()
      if (told !== null) keepTold(told)
    }
    before.current = phase
  }, [phase, id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a problem is said once, when it comes
  useEffect(() => {
    if (problem && !isExpanded) toast.error(problem)
  }, [problem])
}

/** Start and stop of recordings over all screens, what was recorded, and the meeting that it belongs to. */
export const RecorderBar = ({ meetingChoice }: { meetingChoice: MeetingChoiceComponent }) => {
  const state = useRecorder()
  const { isExpanded, selected, opened } = useSyncExternalStore(barStore.subscribe, barStore.getState)
  const tab = useRef<HTMLButtonElement>(null)
  const { phase, id, problem, elapsedMs, leftBehind } = state
  const user_no = useUser()?.user_no
  const isActive = phase !== 'idle' && phase !== 'saved'
  useSayChanges(phase, id, problem, isExpanded)
  useEffect(() => void barStore.noteActive(isActive || leftBehind.length > 0), [isActive, leftBehind.length])

  // What was left behind is offered at once: nobody would look for it.
  const isLeft = leftBehind.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each person anew
  useEffect(() => {
    if (isLeft) barStore.expand()
  }, [isLeft, user_no])

  const time = isActive ? showLength(elapsedMs / 1000) : null
  const close = () => barStore.patch({ opened: null })
  const fold = () => {
    barStore.fold()
    setTimeout(() => tab.current?.focus())
  }
  return (
    <>
      {isExpanded ? (
        <ExpandedBar state={state} onFold={fold} />
      ) : (
        <RecorderTab ref={tab} label={time ? text.openWhile : text.open} time={time} />
      )}
      {opened === 'list' && <SessionList onClose={close} />}
      {opened === 'view' && selected !== null && (
        <RecordingPanel id={selected} meetingChoice={meetingChoice} onClose={close} />
      )}
      {opened === 'connect' && selected !== null && (
        <LinkDialog id={selected} meetingChoice={meetingChoice} onClose={close} />
      )}
    </>
  )
}
