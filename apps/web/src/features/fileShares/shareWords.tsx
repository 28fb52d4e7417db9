import { type FileShare, type ShareState, shareState } from '@crm/contract/features/fileShares/fileShares.rows'
import { showDate } from '../../shared/lib/format/date.ts'
import { Tag, type Tone } from '../../shared/ui/display/Tag.tsx'
import { sharesText as text } from './fileShares.messages.ts'

const tones: Record<ShareState, Tone> = {
  active: 'green',
  expired: 'gray',
  used_up: 'amber',
  revoked: 'red',
  released: 'gray',
}

export const ShareStateTag = ({ state }: Pick<FileShare, 'state'>) => (
  <Tag tone={tones[state]}>{shareState.label(state)}</Tag>
)

/** With whom: the company's people, or whoever has the link. */
export const withWhom = ({ kind, people, allowed }: FileShare) => {
  if (kind === 'link') return allowed.length ? text.somebody(allowed) : null
  return people.length ? text.somebody(people.map(({ user_name }) => user_name)) : text.everybody
}

/** The rules in a few words. */
export const ruleWords = (share: FileShare) =>
  [
    share.has_password && text.password,
    share.needs_email && text.needsEmail,
    share.needs_nda && text.needsNda,
    share.has_watermark && text.watermark,
    !share.may_download && text.noDownload,
    share.expires_dt && text.until(showDate(share.expires_dt)),
  ]
    .filter(Boolean)
    .join(' · ') || text.noRules

export const readerWords = ({ last_reader, last_read_dt }: FileShare) =>
  last_read_dt ? (last_reader ?? text.anonymous) : text.neverRead
