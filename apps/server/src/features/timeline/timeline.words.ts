import { alimtalkState } from '@crm/contract/features/alimtalk/alimtalk'
import { fileScope } from '@crm/contract/features/fileTree/fileTree.rows'
import { kindOf, statusOf, whereOf } from '@crm/contract/features/meetings/meetingNames'
import { meetingStatus } from '@crm/contract/features/meetings/meetings.filters'
import { outboxState } from '@crm/contract/features/outbox/outbox'
import { progressWords } from '@crm/contract/features/projects/projects.words'
import { callWay, type TimelineItem, timelineKind } from '@crm/contract/features/timeline/timeline'
import { timelineText as text } from './timeline.messages.ts'
import type { Entry } from './timeline.queries.ts'

type Words = Pick<TimelineItem, 'title'> & Partial<Pick<TimelineItem, 'text' | 'status'>>

/** The title of a KakaoTalk template by its name. */
export type TemplateTitle = (template_name: string) => string

const wordsOf = ({ kind, facts }: Entry, templateTitle: TemplateTitle): Words => {
  switch (kind) {
    case 'note':
      return { title: timelineKind.label(kind), text: facts.text }
    case 'call':
      return { title: text.call(facts.cn_with ?? '', callWay.label(facts.cn_way), facts.cn_minutes), text: facts.text }
    case 'meeting':
      return { title: kindOf(facts), text: whereOf(facts), status: meetingStatus.label(statusOf(facts)) }
    case 'minutes':
      return { title: text.minutes(kindOf(facts)), text: facts.text || null }
    case 'alimtalk':
      return {
        title: templateTitle(facts.template_name),
        text: (facts.at_way === 'mail' ? text.mailedTo : text.sentTo)(facts.recvname),
        status: alimtalkState.label(facts.at_state),
      }
    case 'stage':
      return {
        title: facts.proj_name,
        text: [
          text.stage(facts.from_status && progressWords(facts.from_status), progressWords(facts.to_status)),
          facts.text,
        ]
          .filter(Boolean)
          .join('\n'),
      }
    case 'file':
      return {
        title: facts.originalname,
        text: facts.scope && fileScope.label(facts.scope),
      }
    case 'mail':
      return { title: facts.ob_subject, text: text.sentTo(facts.recvname), status: outboxState.label(facts.ob_state) }
  }
}

const ofMeeting = { ms_no: null, proj_no: null }
const ofCall = { cn_with: null, cn_way: null, cn_minutes: null, is_edited: false }

/** An entry as people read it. */
export const describeEntry = (entry: Entry, templateTitle: TemplateTitle): TimelineItem => {
  const { kind, no, reg_dt, user_no, user_name, facts } = entry
  return {
    kind,
    no,
    reg_dt,
    user_no,
    user_name,
    text: null,
    status: null,
    ...ofMeeting,
    ...ofCall,
    ...('ms_no' in facts && { ms_no: facts.ms_no }),
    ...('proj_no' in facts && { proj_no: facts.proj_no }),
    ...('cn_with' in facts && {
      cn_with: facts.cn_with,
      cn_way: facts.cn_way,
      cn_minutes: facts.cn_minutes,
      is_edited: facts.is_edited,
    }),
    ...wordsOf(entry, templateTitle),
  }
}
