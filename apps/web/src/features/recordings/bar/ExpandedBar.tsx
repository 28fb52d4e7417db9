import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef, useSyncExternalStore } from 'react'
import { isComposing } from '../../../shared/lib/keyboard/isComposing.ts'
import { IconButton } from '../../../shared/ui/button/IconButton.tsx'
import { Dot } from '../../../shared/ui/display/Dot.tsx'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { Grow, Inline } from '../../../shared/ui/layout/Stack.tsx'
import { recorder } from '../recorder/recorder.ts'
import type { RecorderPhase, RecorderState } from '../recorder/recorderState.ts'
import { BarFoot } from './BarFoot.tsx'
import { barText as text } from './bar.messages.ts'
import { barStore } from './barStore.ts'
import { LeftBehindOffer } from './LeftBehindOffer.tsx'
import classes from './RecorderBar.module.css'
import { RunningPart } from './RunningPart.tsx'
import { StartPart } from './StartPart.tsx'
import { ToldQuestion } from './ToldQuestion.tsx'
import { useStart, useTranscriberChoice } from './useStart.ts'

const tones: Record<RecorderPhase, 'gray' | 'red' | 'amber' | 'green'> = {
  idle: 'gray',
  starting: 'amber',
  streaming: 'red',
  stopping: 'amber',
  saved: 'green',
}

/** The bar as it is used: what can be done now, and how the recording goes. */
export const ExpandedBar = ({ state, onFold }: { state: RecorderState; onFold: () => void }) => {
  const { isAsking, isStartWanted } = useSyncExternalStore(barStore.subscribe, barStore.getState)
  const choice = useTranscriberChoice()
  const starting = useStart(choice.transcriber)
  const bar = useRef<HTMLElement>(null)
  const { phase, problem, leftBehind } = state
  const isIdle = phase === 'idle' || phase === 'saved'
  useEffect(() => bar.current?.focus({ preventScroll: true }), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins once for each wish
  useEffect(() => {
    if (!isStartWanted) return
    barStore.patch({ isStartWanted: false })
    if (isIdle) void starting.ask()
  }, [isStartWanted])

  const foldOnEsc = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return
    event.preventDefault()
    onFold()
  }
  return (
    <aside
      ref={bar}
      tabIndex={-1}
      className={`${classes.bar} no-print`}
      aria-label={text.label}
      data-recorder="expanded"
      onKeyDown={foldOnEsc}
    >
      <header className={classes.head}>
        <span className={classes.dot} data-phase={phase}>
          <Dot tone={tones[phase]} />
        </span>
        <strong>{text.label}</strong>
        <Grow>
          <Text tone="second" size="small" role="status">
            {text.phases[phase]}
          </Text>
        </Grow>
        <IconButton aria-label={text.fold} aria-expanded onClick={onFold}>
          <IconChevronDown size={18} stroke={1.6} aria-hidden />
        </IconButton>
      </header>
      <div className={classes.body}>
        {problem && (
          <Note as="div" tone="red" role="alert">
            <Inline justify="between" align="start">
              <span>{problem}</span>
              <Button size="compact-xs" variant="subtle" color="red" onClick={recorder.dismiss}>
                {text.dismiss}
              </Button>
            </Inline>
          </Note>
        )}
        {isIdle && leftBehind.map((left) => <LeftBehindOffer key={left.key} left={left} />)}
        {isIdle && isAsking && <ToldQuestion onAnswer={starting.start} onCancel={starting.cancel} />}
        {isIdle && !isAsking && <StartPart choice={choice} onStart={starting.ask} />}
        {!isIdle && <RunningPart state={state} />}
      </div>
      <BarFoot recordingId={state.id} />
    </aside>
  )
}
