import { subtitleLang } from '@crm/contract/features/learning/media.rows'
import type { WatchSession } from '@crm/contract/features/learning/watching.rows'
import { type RefObject, useEffect } from 'react'

interface Props {
  subtitles: WatchSession['subtitles']
  /** The chosen language; empty for none. */
  lang: string
  video: RefObject<HTMLVideoElement | null>
}

/** The tracks of the video, of which at most one is shown. */
export const SubtitleTracks = ({ subtitles, lang, video }: Props) => {
  useEffect(() => {
    for (const track of video.current?.textTracks ?? []) track.mode = track.language === lang ? 'showing' : 'disabled'
  }, [lang, video])
  return subtitles.map((one) => (
    <track key={one.lang} kind="subtitles" src={one.url} srcLang={one.lang} label={subtitleLang.label(one.lang)} />
  ))
}
