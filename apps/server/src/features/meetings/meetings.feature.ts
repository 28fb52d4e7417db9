import { meetings } from '@crm/contract/features/meetings/meetings'
import { feature } from '../../feature.ts'
import { withoutTransaction } from '../../http/handlers.ts'
import { createMeeting, getMeeting, getRoomDay } from './booking.service.ts'
import { meetingUndoOwners, moveMeeting, removeMeeting, setVisit, setWaiting } from './changes.service.ts'
import { meetingAlimtalk } from './meetings.alimtalk.ts'
import { meetingCommentOwners } from './meetings.comments.ts'
import { downloadMeetingExcel, listComingMeetings, listMeetings } from './meetings.service.ts'
import { addMemo, addMemoFiles, getMemo, meetingFileOwners, removeMemoFile, updateMemo } from './memos.service.ts'

export const meetingsFeature = feature(
  meetings,
  {
    list: listMeetings,
    excel: downloadMeetingExcel,
    dday: listComingMeetings,
    day: getRoomDay,
    detail: getMeeting,
    create: createMeeting,
    visit: setVisit,
    wait: setWaiting,
    move: moveMeeting,
    remove: removeMeeting,
    memo: getMemo,
    addMemo,
    updateMemo,
    addMemoFiles: withoutTransaction(addMemoFiles),
    removeMemoFile,
  },
  {
    fileOwners: meetingFileOwners,
    commentOwners: meetingCommentOwners,
    alimtalk: meetingAlimtalk,
    undoOwners: meetingUndoOwners,
  },
)
