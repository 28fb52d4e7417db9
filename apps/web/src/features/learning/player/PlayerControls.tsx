import { subtitleLang } from '@crm/contract/features/learning/media.rows'
import type { WatchSession } from '@crm/contract/features/learning/watching.rows'
import { NativeSelect } from '@mantine/core'
import {
  IconMaximize,
  IconPictureInPicture,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react'
import { showLength } from '../../../shared/lib/format/date.ts'
import { IconButton } from '../../../shared/ui/button/IconButton.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { controlText as text } from '../learning.messages.ts'
import classes from './Player.module.css'
import type { PlayerActions } from './playerActions.ts'
import type { Quality } from './useHls.ts'
import type { PlayerState } from './usePlayerState.ts'
import { speeds } from './useSpeed.ts'

export interface Choices {
  speed: number
  level: number
  lang: string
}

interface Props {
  session: WatchSession
  state: PlayerState
  actions: PlayerActions
  qualities: Quality[]
  choices: Choices
  onChoose: (choice: Partial<Choices>) => void
}

const Chooser = ({
  label,
  value,
  data,
  onChange,
}: {
  label: string
  value: string
  data: { value: string; label: string }[]
  onChange: (value: string) => void
}) => (
  <NativeSelect
    aria-label={label}
    size="xs"
    w={92}
    value={value}
    data={data}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
)

export const PlayerControls = ({ session, state, actions, qualities, choices, onChoose }: Props) => {
  const { isPlaying, time, isMuted } = state
  const { crl_seconds, subtitles } = session
  const langs = subtitles.map(({ lang }) => ({ value: lang, label: subtitleLang.label(lang) }))
  const sizes = qualities.map(({ level, height }) => ({ value: String(level), label: `${height}p` }))
  return (
    <div className={classes.controls}>
      <IconButton aria-label={isPlaying ? text.pause : text.play} onClick={actions.toggle}>
        {isPlaying ? <IconPlayerPauseFilled size={20} /> : <IconPlayerPlayFilled size={20} />}
      </IconButton>
      <input
        type="range"
        className={classes.seek}
        aria-label={text.seek}
        aria-valuetext={showLength(time)}
        min={0}
        max={crl_seconds}
        step={1}
        value={Math.min(time, crl_seconds)}
        onChange={({ currentTarget }) => actions.seek(Number(currentTarget.value))}
      />
      <SmallText as="span">
        {showLength(time)} / {showLength(crl_seconds)}
      </SmallText>
      <Chooser
        label={text.speed}
        value={String(choices.speed)}
        data={speeds.map((speed) => ({ value: String(speed), label: `${speed}×` }))}
        onChange={(value) => onChoose({ speed: Number(value) })}
      />
      {sizes.length > 1 && (
        <Chooser
          label={text.quality}
          value={String(choices.level)}
          data={[{ value: '-1', label: text.auto }, ...sizes]}
          onChange={(value) => onChoose({ level: Number(value) })}
        />
      )}
      {langs.length > 0 && (
        <Chooser
          label={text.subtitles}
          value={choices.lang}
          data={[{ value: '', label: `${text.subtitles} ${text.off}` }, ...langs]}
          onChange={(lang) => onChoose({ lang })}
        />
      )}
      <IconButton aria-label={isMuted ? text.unmute : text.mute} onClick={actions.mute}>
        {isMuted ? <IconVolumeOff size={20} /> : <IconVolume size={20} />}
      </IconButton>
      <IconButton aria-label={text.pip} onClick={actions.pip}>
        <IconPictureInPicture size={20} />
      </IconButton>
      <IconButton aria-label={text.full} onClick={actions.full}>
        <IconMaximize size={20} />
      </IconButton>
    </div>
  )
}
