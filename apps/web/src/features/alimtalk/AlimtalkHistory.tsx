import { type AlimtalkMessage, alimtalkState, alimtalkWay } from '@crm/contract/features/alimtalk/alimtalk'
import { showDateTime } from '../../shared/lib/format/date.ts'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Tag, type Tone } from '../../shared/ui/display/Tag.tsx'
import { LineList, LineName } from '../../shared/ui/list/LineList.tsx'
import { alimtalkText } from './alimtalk.messages.ts'
import { NameAndNumber } from './NameAndNumber.tsx'

const tones: Record<AlimtalkMessage['at_state'], Tone> = {
  waiting: 'amber',
  requested: 'accent',
  delivered: 'green',
  failed: 'red',
}

const whenOf = ({ at_state, due_dt, reg_dt, done_dt }: AlimtalkMessage) =>
  at_state === 'waiting' && due_dt > reg_dt ? alimtalkText.due(showDateTime(due_dt)) : showDateTime(done_dt ?? reg_dt)

/** What has been sent about a meeting and what became of each message. */
export const AlimtalkHistory = ({ notices }: { notices: AlimtalkMessage[] }) => (
  <LineList>
    {notices.map((notice) => (
      <li key={notice.at_no}>
        <LineName>
          <strong>
            <NameAndNumber name={notice.recvname} number={notice.receiver} />
          </strong>
          <SmallText>
            {[
              notice.template_title,
              notice.at_way === 'mail' && alimtalkWay.label('mail'),
              whenOf(notice),
              notice.emp_name && alimtalkText.by(notice.emp_name),
            ]
              .filter(Boolean)
              .join(' · ')}
          </SmallText>
          {notice.at_state === 'failed' && <SmallText tone="red">{notice.at_outcome}</SmallText>}
        </LineName>
        <Tag tone={tones[notice.at_state]}>{alimtalkState.label(notice.at_state)}</Tag>
      </li>
    ))}
  </LineList>
)
