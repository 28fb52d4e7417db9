import { todos } from '@crm/contract/features/todos/todos'
import * as z from 'zod'
import { feature } from '../../feature.ts'
import { withoutTransaction } from '../../http/handlers.ts'
import { onJob } from '../../jobs/handler.ts'
import { job } from '../../jobs/job.ts'
import { changeManyTodos } from './bulk.service.ts'
import { deleteFiles, uploadFiles } from './content/todoFiles.service.ts'
import { sumTodoCounts } from './list/counts.queries.ts'
import { downloadTodoExcel } from './list/excel.service.ts'
import { inviteToTodo, listShares, undoUninvite, uninviteFromTodo } from './people/shares.service.ts'
import { remindJob, remindOfDueTodos } from './reminders/reminders.service.ts'
import { addReply, changeReply, listReplies } from './replies/replies.service.ts'
import { todoFileOwners } from './todoAccess.ts'
import { todoCommentOwners } from './todos.comments.ts'
import {
  countTodos,
  createTodo,
  getIssue,
  getTodo,
  listTodos,
  readTodo,
  removeTodo,
  restoreTodo,
  updateTodo,
} from './todos.service.ts'

export const sumJob = job({ name: 'todos.sum', data: z.object({}), every: '*/10 * * * *' })

export const todosFeature = feature(
  todos,
  {
    list: listTodos,
    count: countTodos,
    detail: getTodo,
    issue: getIssue,
    read: readTodo,
    create: createTodo,
    update: updateTodo,
    changeMany: changeManyTodos,
    excel: downloadTodoExcel,
    remove: removeTodo,
    restore: restoreTodo,
    uploadFiles: withoutTransaction(uploadFiles),
    deleteFiles,
    replies: listReplies,
    addReply,
    changeReply,
    shares: listShares,
    invite: inviteToTodo,
    uninvite: uninviteFromTodo,
    undoUninvite,
  },
  {
    jobs: [onJob(remindJob, remindOfDueTodos), onJob(sumJob, ({ db }) => sumTodoCounts(db))],
    fileOwners: todoFileOwners,
    commentOwners: todoCommentOwners,
  },
)
