import { todos } from '@crm/contract/features/todos/todos'
import { feature } from '../../feature.ts'
import { withoutTransaction } from '../../http/handlers.ts'
import { onJob } from '../../jobs/handler.ts'
import { deleteFiles, editorImage, uploadFiles } from './content/todoFiles.service.ts'
import { invite, shares, uninvite } from './people/shares.service.ts'
import { remind, remindJob } from './reminders/reminders.service.ts'
import { addReply, changeReply, replies } from './replies/replies.service.ts'
import { todoFileOwners } from './todoAccess.ts'
import { count, create, detail, issue, list, remove, restore, update } from './todos.service.ts'

export const todosFeature = feature(
  todos,
  {
    list,
    count,
    detail,
    issue,
    create,
    update,
    remove,
    restore,
    uploadFiles: withoutTransaction(uploadFiles),
    deleteFiles,
    replies,
    addReply,
    changeReply,
    shares,
    invite,
    uninvite,
    editorImage: withoutTransaction(editorImage),
  },
  { jobs: [onJob(remindJob, remind)], fileOwners: todoFileOwners },
)
