import { meetings } from '@crm/contract/features/meetings/meetings'
import { feature } from '../../feature.ts'
import { withoutTransaction } from '../../http/handlers.ts'
import { create, day, detail } from './booking.service.ts'
import { move, remove, visit, wait } from './changes.service.ts'
import { dday, list } from './meetings.service.ts'
import { addMemo, addMemoFiles, meetingFileOwners, memo, removeMemoFile, updateMemo } from './memos.service.ts'

export const meetingsFeature = feature(
  meetings,
  {
    list,
    dday,
    day,
    detail,
    create,
    visit,
    wait,
    move,
    remove,
    memo,
    addMemo,
    updateMemo,
    addMemoFiles: withoutTransaction(addMemoFiles),
    removeMemoFile,
  },
  { fileOwners: meetingFileOwners },
)
