import { statusOf } from '@crm/contract/features/meetings/meetingNames'
import type { Meeting } from '@crm/contract/features/meetings/meetings.rows'

export type MeetingAction =
  | 'notify'
  | 'change'
  | 'visited'
  | 'notVisited'
  | 'minutes'
  | 'wait'
  | 'restore'
  | 'cancel'
  | 'uncancel'
  | 'front'
  | 'remove'

interface Rights {
  /** Among its people, or who booked it. */
  isOwn: boolean
  mayBook: boolean
  mayNotify: boolean
  mayReadMinutes: boolean
  /** The page for reception: whether the visitors have come. */
  mayOpenFront: boolean
}

/** What comes first is what most people want at that time. */
const inOrder = (meeting: Meeting, now: string): MeetingAction[] => {
  const status = statusOf(meeting)
  if (status === 'waiting') return ['restore', 'minutes', 'front', 'remove']
  if (status === 'cancelled') return ['uncancel', 'minutes', 'front', 'remove']
  if (status === 'visited') return ['minutes', 'notVisited', 'front', 'remove']
  const rest: MeetingAction[] = ['wait', 'cancel', 'front', 'remove']
  if (now < meeting.start_dt) return ['notify', 'change', 'visited', 'minutes', ...rest]
  if (now <= meeting.end_dt) return ['visited', 'minutes', 'change', ...rest]
  return ['minutes', 'visited', 'change', ...rest]
}

/** What may be done with a meeting, by whom it concerns and where it stands; the first is the one to offer. */
export const meetingActions = (meeting: Meeting, now: string, rights: Rights) => {
  const { isOwn, mayBook, mayNotify, mayReadMinutes, mayOpenFront } = rights
  const mayChange = mayBook && isOwn
  const isAllowed: Record<MeetingAction, boolean> = {
    notify: mayNotify,
    minutes: mayReadMinutes,
    front: mayOpenFront,
    visited: mayBook,
    notVisited: mayBook,
    change: mayChange,
    wait: mayChange,
    restore: mayChange,
    cancel: mayChange,
    uncancel: mayChange,
    remove: mayChange,
  }
  return inOrder(meeting, now).filter((action) => isAllowed[action])
}
