import { Button, Progress } from '@mantine/core'
import { IconPlayerStop } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { showLength } from '../../../shared/lib/format/date.ts'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Tag } from '../../../shared/ui/display/Tag.tsx'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { recorder } from '../recorder/recorder.ts'
import type { RecorderState } from '../recorder/recorderState.ts'
import { barText as text } from './bar.messages.ts'
import classes from './RecorderBar.module.css'

const tones = { live: 'green', reconnecting: 'amber', offline: 'red' } as const

/** The latest words; the newest is in sight. Not read out: the speaker is in the same room. */
const LiveWords = ({ words }: Pick<RecorderState, 'words'>) => {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows what is said
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }, [words])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <div ref={box} className={classes.words} role="log" aria-live="off" aria-label={text.words} tabIndex={0}>
      {words.length === 0 && <SmallText>{text.listening}</SmallText>}
      {words.map(({ seq, text: said, is_final, start_ms }) => (
        <Text as="p" key={seq} tone={is_final ? undefined : 'second'}>
          <Text as="time" tone="second" size="tiny">
            {showLength(start_ms / 1000)}
          </Text>{' '}
          {said}
        </Text>
      ))}
    </div>
  )
}

/** A recording that runs, or is being saved. */
export const RunningPart = ({ state }: { state: RecorderState }) => {
  const { phase, elapsedMs, level, words, transcriber, connection, pendingChunks } = state
  const isStopping = phase === 'stopping'
  return (
    <Stack gap="sm">
      <Inline gap="row">
        <Text size="large" weight="bold" role="timer" aria-label={text.elapsed}>
          {showLength(elapsedMs / 1000)}
        </Text>
        <Progress
          flex={1}
          color="green"
          size={6}
          transitionDuration={100}
          aria-label={text.level}
          value={phase === 'streaming' ? Math.round(level * 100) : 0}
        />
        {phase === 'streaming' && <Tag tone={tones[connection]}>{text.connections[connection]}</Tag>}
      </Inline>
      {transcriber === 'none' ? <SmallText>{text.noWords}</SmallText> : <LiveWords words={words} />}
      <div role="status">
        {phase === 'streaming' && connection === 'offline' && <SmallText>{text.offlineNote}</SmallText>}
        {isStopping ? (
          <SmallText>{pendingChunks > 0 ? text.uploading(pendingChunks) : text.finishing}</SmallText>
        ) : (
          pendingChunks > 0 && <SmallText>{text.pending(pendingChunks)}</SmallText>
        )}
      </div>
      <Button
        fullWidth
        color="red"
        loading={phase !== 'streaming'}
        leftSection={<IconPlayerStop size={16} aria-hidden />}
        onClick={() => recorder.stop()}
      >
        {text.stop}
      </Button>
    </Stack>
  )
}
