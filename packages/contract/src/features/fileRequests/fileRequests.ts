import * as z from 'zod'
import { anyone, clients, staff } from '../../access.ts'
import { listOf, pageOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { date, key, line, no, optionalLine, paging } from '../../kit/fields.ts'
import { FileDraft, UploadAddress, UploadPieces } from '../files/files.ts'
import { EntryName, treeLimits } from '../fileTree/fileTree.rows.ts'
import {
  AskedFiles,
  FileRequest,
  fileRequestMessages,
  fileRequestState,
  guestUploadLimits,
  NewFileRequest,
  RequestOfBox,
} from './fileRequests.rows.ts'

const params = z.object({ fr_no: key() })
const id = z.string().max(100)
const note = (max: number) => optionalLine(max).optional()

/** What is asked for, whether it is new or changed. */
const Wanted = z.object({ name: line(100), note: note(500) })
const linesOf = <Line extends z.ZodType>(wanted: Line) =>
  z.array(wanted).min(1, fileRequestMessages.linesMissing).max(50)

/** A further file for the same line follows: the line is not ticked yet. */
const more = z.boolean().default(false)

export const fileRequests = {
  list: endpoint({
    method: 'GET',
    path: '/crm/v3/file_requests',
    summary: '프로젝트의 자료 요청과 받은 것. 최근 것부터',
    access: staff(),
    query: z.object({ proj_no: key(), state: fileRequestState.schema.optional(), ...paging }),
    response: pageOf(FileRequest),
  }),
  create: endpoint({
    method: 'POST',
    path: '/crm/v3/file_requests',
    summary: '고객사에 자료 요청하기. with_link면 가입하지 않은 사람도 올릴 수 있는 링크의 id를 답한다',
    access: staff(),
    body: z.object({
      /** The box where it lands; it says which project is meant. */
      ft_no: no(fileRequestMessages.notABox),
      title: line(100).default(fileRequestMessages.title),
      note: note(1000),
      due_dt: date().nullable().default(null),
      lines: linesOf(Wanted),
      with_link: z.boolean().default(false),
    }),
    response: listOf(NewFileRequest),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/crm/v3/file_requests/:fr_no',
    summary: '자료 요청 고치기: 기한, 폴더, 받을 자료. frl_no가 있는 줄은 그대로 두고 고친다',
    access: staff(),
    params,
    body: z.object({
      ft_no: no(fileRequestMessages.notABox),
      title: line(100),
      note: note(1000),
      due_dt: date().nullable().default(null),
      /** Lines that are left out go, unless something has arrived for them. */
      lines: linesOf(Wanted.extend({ frl_no: no().optional() })),
      rev: z.int().optional(),
    }),
    response: listOf(FileRequest),
  }),
  renew: endpoint({
    method: 'POST',
    path: '/crm/v3/file_requests/:fr_no/renew',
    summary: '올리기 링크 새로 만들기. 이전 주소는 끝난다',
    access: staff(),
    params,
    response: listOf(NewFileRequest),
  }),
  close: endpoint({
    method: 'POST',
    path: '/crm/v3/file_requests/:fr_no/close',
    summary: '자료 요청 마치기',
    access: staff(),
    params,
    response: listOf(FileRequest),
  }),
  reopenLine: endpoint({
    method: 'POST',
    path: '/crm/v3/file_requests/lines/:frl_no/reopen',
    summary: '자료 하나를 다시 받기. 끝난 요청이면 다시 열고, 이전 링크는 끝난 채로 둔다',
    access: staff(),
    params: z.object({ frl_no: key() }),
    response: listOf(FileRequest),
  }),
  /** POST, because a selection may be long. */
  findInBoxes: endpoint({
    method: 'POST',
    path: '/crm/v3/file_requests/in_boxes',
    summary: '이 폴더들과 그 안의 폴더로 받고 있는 자료 요청: 폴더를 삭제하면 마치는 것',
    access: staff(),
    body: z.object({ ft_nos: z.array(no()).min(1).max(treeLimits.selection) }),
    response: listOf(RequestOfBox),
  }),
  mine: endpoint({
    method: 'GET',
    path: '/crm/v3/file_requests/mine',
    summary: '우리 회사가 받은 자료 요청: 받는 중인 것은 급한 것부터, 마친 것은 최근 것부터',
    access: clients,
    query: z.object({
      state: fileRequestState.schema.default('open'),
      proj_no: key().optional(),
      ...paging,
    }),
    response: pageOf(FileRequest),
  }),
  fulfil: endpoint({
    method: 'POST',
    path: '/crm/v3/file_requests/lines/:frl_no',
    summary: '요청받은 자료 올리기: 올린 파일을 요청한 폴더에 넣고 목록에 표시한다',
    access: clients,
    params: z.object({ frl_no: key() }),
    body: z.object({ file_no: no(), name: EntryName, more }),
    response: listOf(FileRequest),
  }),
  checkLink: endpoint({
    method: 'POST',
    path: '/crm/v3/asked_files/check',
    summary: '링크로 온 자료 요청. 열 수 없는 링크는 모두 같은 답',
    access: anyone,
    limit: { points: 60, seconds: 60 },
    body: z.object({ id }),
    response: listOf(AskedFiles),
  }),
  requestUpload: endpoint({
    method: 'POST',
    path: '/crm/v3/asked_files/upload',
    summary: '링크로 온 사람의 업로드 주소',
    access: anyone,
    limit: { points: 60, seconds: 60 },
    body: z.object({
      id,
      file: FileDraft.refine(({ size }) => size <= guestUploadLimits.bytes, fileRequestMessages.tooLarge),
    }),
    response: listOf(UploadAddress),
  }),
  requestPieces: endpoint({
    method: 'POST',
    path: '/crm/v3/asked_files/pieces',
    summary: '링크로 온 사람의 큰 파일 나누어 올리기: 도착한 바이트와 다음 조각의 주소',
    access: anyone,
    limit: { points: 60, seconds: 60 },
    body: z.object({ id, file_no: no() }),
    response: listOf(UploadPieces),
  }),
  fulfilByLink: endpoint({
    method: 'POST',
    path: '/crm/v3/asked_files/done',
    summary: '링크로 온 사람의 업로드 마치기',
    access: anyone,
    limit: { points: 60, seconds: 60 },
    body: z.object({ id, frl_no: no(), file_no: no(), name: EntryName, by: line(50), more }),
    response: listOf(z.object({ has_all: z.boolean() })),
  }),
}
