import { Select, Slider } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay, IconRewindBackward10, IconRewindForward10 } from '@tabler/icons-react'
import { showLength } from '../../../shared/lib/format/date.ts'
import { IconButton } from '../../../shared/ui/button/IconButton.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { recordingsText } from '../recordings.messages.ts'
import classes from './Transcript.module.css'
import type { Player } from './usePlayer.ts'

const text = recordingsText.player
const stepMs = 10_000
const speeds = [0.75, 1, 1.25, 1.5, 2]

/** Play, back and forward, where it is, how fast. */
export const PlayerBar = ({ player, lengthMs }: { player: Player; lengthMs: number }) => {
  const { isPlaying, isLoading, positionMs, speed, seek } = player
  const Sign = isPlaying ? IconPlayerPause : IconPlayerPlay
  const step = (ms: number) => seek(Math.min(Math.max(positionMs + ms, 0), lengthMs))
  return (
    <section className={classes.player} aria-label={text.label}>
      <audio {...player.audioProps} />
      <IconButton aria-label={text.back} onClick={() => step(-stepMs)}>
        <IconRewindBackward10 size={18} stroke={1.6} aria-hidden />
      </IconButton>
      <IconButton aria-label={isPlaying ? text.pause : text.play} aria-busy={isLoading} onClick={player.toggle}>
        <Sign size={20} stroke={1.6} aria-hidden />
      </IconButton>
      <IconButton aria-label={text.forward} onClick={() => step(stepMs)}>
        <IconRewindForward10 size={18} stroke={1.6} aria-hidden />
      </IconButton>
      <SmallText as="span">{showLength(positionMs / 1000)}</SmallText>
      <Slider
        flex={1}
        miw={30}
        thumbLabel={text.position}
        min={0}
        max={Math.max(lengthMs, 1)}
        step={1000}
        value={positionMs}
        label={(ms) => showLength(ms / 1000)}
        onChange={seek}
      />
      <span className="not-on-phone">
        <SmallText as="span">{showLength(lengthMs / 1000)}</SmallText>
      </span>
      <Select
        flex="none"
        w={84}
        size="xs"
        aria-label={text.speed}
        allowDeselect={false}
        comboboxProps={{ withinPortal: true }}
        data={speeds.map((value) => ({ value: String(value), label: text.speedOf(value) }))}
        value={String(speed)}
        onChange={(value) => player.changeSpeed(Number(value))}
      />
    </section>
  )
}
