import * as z from 'zod'
import { anyone, clients, staff } from '../../access.ts'
import { listOf, nothing, pageOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { date, key, line, no, optionalLine, paging } from '../../kit/fields.ts'
import { FileDraft, UploadAddress, UploadPieces } from '../files/files.ts'
import { EntryName } from '../fileTree/fileTree.rows.ts'
import {
  AskedFiles,
  FileRequest,
  fileRequestMessages,
  fileRequestState,
  guestUploadLimits,
  NewFileRequest,
} from './fileRequests.rows.ts'

const params = z.object({ fr_no: key() })
const id = z.string().max(100)
const note = (max: number) => optionalLine(max).optional()

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
      lines: z
        .array(z.object({ name: line(100), note: note(500) }))
        .min(1, fileRequestMessages.linesMissing)
        .max(50),
      with_link: z.boolean().default(false),
    }),
    response: listOf(NewFileRequest),
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
  mine: endpoint({
    method: 'GET',
    path: '/crm/v3/file_requests/mine',
    summary: '우리 회사가 받은, 아직 끝나지 않은 자료 요청',
    access: clients,
    response: listOf(FileRequest),
  }),
  fulfil: endpoint({
    method: 'POST',
    path: '/crm/v3/file_requests/lines/:frl_no',
    summary: '요청받은 자료 올리기: 올린 파일을 요청한 폴더에 넣고 목록에 표시한다',
    access: clients,
    params: z.object({ frl_no: key() }),
    body: z.object({ file_no: no(), name: EntryName }),
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
    body: z.object({ id, frl_no: no(), file_no: no(), name: EntryName, by: line(50) }),
    response: nothing(),
  }),
}
