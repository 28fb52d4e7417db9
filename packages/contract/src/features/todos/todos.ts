import * as z from 'zod'
import { staff } from '../../access.ts'
import { listOf, nothing, pageOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { key, no } from '../../kit/fields.ts'
import { richText } from '../../kit/richText.ts'
import { formFiles } from '../files/files.ts'
import {
  longestReply,
  recipients,
  Todo,
  TodoChange,
  TodoCount,
  TodoDraft,
  TodoFilter,
  TodoReply,
  TodoRow,
  TodoShare,
  TodoStates,
  todoMessages,
} from './todos.rows.ts'

/** Everybody on the staff has todos; which ones they see is decided record by record. */
const access = staff()
const path = '/crm/v3/todo_list'
const replyPath = '/crm/v3/todo_list_repl'
const sharePath = '/crm/v3/todo_list_share'
const params = z.object({ tl_no: key() })
const ofTodo = z.object({ tl_no: key() })
const replyText = () => richText(longestReply, todoMessages.replyMissing)

export const todos = {
  list: endpoint({
    method: 'GET',
    path,
    summary:
      '내 할 일. type=dashboard는 아직 하지 않은 것, view=project는 그 프로젝트의 것, view=meeting은 그 미팅의 이슈',
    access,
    query: TodoFilter,
    response: pageOf(TodoRow),
  }),
  count: endpoint({
    method: 'GET',
    path: `${path}/count`,
    summary: '내 할 일이 몇 건인지: 하지 않은 것, 그중 안 읽은 것, 오늘 받은 것',
    access,
    query: z.object({ type: z.enum(['dashboard']).optional() }),
    response: listOf(TodoCount),
  }),
  detail: endpoint({
    method: 'GET',
    path: `${path}/:tl_no`,
    summary: '할 일 하나',
    access,
    params,
    response: listOf(Todo),
  }),
  issue: endpoint({
    method: 'GET',
    path: `${path}/issue/:tl_no`,
    summary: '이슈 하나: 그 번호의 이슈, 또는 그 할 일에 등록된 이슈',
    access,
    params,
    response: listOf(Todo),
  }),
  read: endpoint({
    method: 'POST',
    path: `${path}/:tl_no/read`,
    summary: '할 일을 읽은 것으로 표시',
    access,
    params,
    response: nothing(),
  }),
  create: endpoint({
    method: 'POST',
    path,
    multipart: true,
    summary: '할 일 등록. tl_ref_no가 있으면 그 할 일의, ms_no가 있으면 그 미팅의, is_issue면 그 프로젝트의 이슈',
    access,
    body: TodoDraft,
    response: listOf(Todo),
  }),
  update: endpoint({
    method: 'PUT',
    path: `${path}/:tl_no`,
    summary: '할 일 수정, 상태 변경. 같은 상태면 아무 일도 없다. 고치는 항목을 seen과 다르게 누가 바꾸었으면 409',
    access,
    bodyLimit: 2 * 1024 ** 2,
    params,
    body: TodoChange,
    response: listOf(Todo),
  }),
  changeMany: endpoint({
    method: 'POST',
    path: `${path}/bulk`,
    summary: '여러 할 일의 상태를 한 번에. 0은 삭제(보낸 사람만). 하나라도 안 되면 아무것도 바뀌지 않는다',
    access,
    body: TodoStates,
    response: listOf(TodoRow),
  }),
  excel: endpoint({
    method: 'GET',
    path: `${path}/excel`,
    summary: '목록을 엑셀 파일로. 거르는 조건과 순서는 목록과 같다',
    access,
    binary: true,
    query: TodoFilter.omit({ offset: true, limit: true }),
    response: listOf(z.never()),
  }),
  remove: endpoint({
    method: 'PUT',
    path: `${path}/del/:tl_no`,
    summary: '할 일 삭제. 보낸 사람만',
    access,
    params,
    response: listOf(Todo),
  }),
  restore: endpoint({
    method: 'PUT',
    path: `${path}/restore/:tl_no`,
    summary: '삭제한 할 일 복구. 보낸 사람만',
    access,
    params,
    response: listOf(Todo),
  }),
  uploadFiles: endpoint({
    method: 'PUT',
    path: `${path}/uploadFiles_issue/:tl_no`,
    multipart: true,
    takesFiles: formFiles,
    summary: '할 일에 파일 추가. 큰 파일은 presigned로 todo_list에 올린다',
    access,
    params,
    body: z.object({
      files: z.array(z.file()).default([]),
      /** How many will follow by presigned upload. */
      file_qtt: z.int().min(0).max(formFiles.most, formFiles.tooMany).optional(),
    }),
    response: listOf(Todo),
  }),
  deleteFiles: endpoint({
    method: 'PUT',
    path: `${path}/deleteFiles/:tl_no`,
    summary: '할 일의 파일 삭제. 올린 사람만',
    access,
    params,
    body: z.object({ file_no: no() }),
    response: nothing(),
  }),
  replies: endpoint({
    method: 'GET',
    path: replyPath,
    summary: '댓글. 오래된 것부터, 지운 것은 내용 없이',
    access,
    query: ofTodo,
    response: listOf(TodoReply),
  }),
  addReply: endpoint({
    method: 'POST',
    path: replyPath,
    summary: '댓글 등록',
    access,
    body: z.object({ tl_no: no(), emp_no: no().optional(), tlr_content: replyText() }),
    response: listOf(TodoReply),
  }),
  changeReply: endpoint({
    method: 'PUT',
    path: `${replyPath}/:tlr_no`,
    summary: '댓글 수정, state 0이면 삭제. 쓴 사람만',
    access,
    params: z.object({ tlr_no: key() }),
    body: z
      .object({ tlr_content: replyText().optional(), state: z.literal(0).optional() })
      .refine(({ tlr_content, state }) => tlr_content !== undefined || state === 0, {
        path: ['tlr_content'],
        message: todoMessages.replyMissing,
      }),
    response: listOf(TodoReply),
  }),
  shares: endpoint({
    method: 'GET',
    path: sharePath,
    summary: '참여자',
    access,
    query: ofTodo,
    response: listOf(TodoShare),
  }),
  invite: endpoint({
    method: 'POST',
    path: `${sharePath}/invite`,
    summary: '참여자 초대. 모두 이미 참여 중이면 state -2',
    access,
    body: z.object({ tl_no: no(), tl_tos: recipients(todoMessages.inviteMissing).min(1, todoMessages.inviteMissing) }),
    response: listOf(TodoShare),
  }),
  uninvite: endpoint({
    method: 'POST',
    path: `${sharePath}/uninvite`,
    summary: '참여자 내보내기. 한 사람뿐이면 state -1',
    access,
    body: z.object({ tl_no: no(), tl_to: no() }),
    response: listOf(TodoShare),
  }),
  undoUninvite: endpoint({
    method: 'POST',
    path: `${sharePath}/undo`,
    summary: '방금 내보낸 참여자를 되돌린다. 내보낸 사람만, 20초가 지났거나 그 사이 누가 바꾸었으면 409',
    access,
    body: z.object({ tl_no: no() }),
    response: listOf(TodoShare),
  }),
}
