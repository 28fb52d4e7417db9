import * as z from 'zod'
import { anyone, clients, staff } from '../../access.ts'
import { listOf, nothing, pageOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { csv, key, no, paging } from '../../kit/fields.ts'
import {
  DocReader,
  DocView,
  FileReading,
  LookedDocument,
  mostPages,
  PageReading,
  pdfState,
  ReadingSummary,
  ViewingTime,
  whoReads,
} from './docViews.rows.ts'

const params = z.object({ dv_no: key() })

/** Which reading a report is about: of a document, or of some of its versions. */
const ReportFilter = z.object({
  ft_no: key(),
  fv_nos: csv(key()).optional(),
  who: whoReads.schema.default('outside'),
})

/** Members see what they see in the data room, guests what their link shares: whoever reads is checked by the handlers. */
export const docViews = {
  open: endpoint({
    method: 'POST',
    path: '/crm/v3/doc_views',
    summary: '문서를 연다: 읽는 사람, 문서, 버전마다 하나. 다시 열면 같은 번호',
    access: anyone,
    limit: { points: 300, seconds: 60 },
    body: z.object({ ft_no: no(), fv_no: no().optional() }),
    response: listOf(DocView),
  }),
  file: endpoint({
    method: 'GET',
    path: '/crm/v3/doc_views/:dv_no/file',
    summary: '연 문서의 내용. Range 가능. 내려받을 수 없는 문서도 보여 준다. as=pdf는 보기용으로 바꾼 PDF',
    access: anyone,
    binary: true,
    params,
    query: z.object({ as: z.literal('pdf').optional() }),
    response: nothing(),
  }),
  download: endpoint({
    method: 'GET',
    path: '/crm/v3/doc_views/:dv_no/download',
    summary: '공유로 연 문서 받기: 워터마크가 있으면 읽는 사람과 시각을 쪽마다 넣은 PDF로. 기록에 남는다',
    access: anyone,
    limit: { points: 20, seconds: 60 },
    binary: true,
    params,
    response: nothing(),
  }),
  convert: endpoint({
    method: 'POST',
    path: '/crm/v3/doc_views/:dv_no/convert',
    summary: '보기용 PDF로 바꾸지 못한 문서를 다시 바꾼다. 링크로 온 사람은 할 수 없다',
    access: anyone,
    limit: { points: 10, seconds: 60 },
    params,
    response: listOf(z.object({ pdf_state: pdfState.schema.nullable() })),
  }),
  look: endpoint({
    method: 'GET',
    path: '/crm/v3/doc_views/look',
    summary: '고객으로 보기에서 문서를 연다. 열람으로 세지 않고 아무것도 남기지 않는다',
    access: clients,
    query: z.object({ ft_no: key() }),
    response: listOf(LookedDocument),
  }),
  lookFile: endpoint({
    method: 'GET',
    path: '/crm/v3/doc_views/look/file',
    summary: '고객으로 보기에서 연 문서의 내용. Range 가능',
    access: clients,
    binary: true,
    query: z.object({ ft_no: key(), as: z.literal('pdf').optional() }),
    response: nothing(),
  }),
  saveTime: endpoint({
    method: 'PUT',
    path: '/crm/v3/doc_viewtime/:dv_no',
    summary: '읽은 시간 저장. 3초마다. 서버 시계로 이번 방문 안의 시간만, 겹치면 한 번만 센다',
    access: anyone,
    params,
    body: z.object({ viewing_time: ViewingTime.max(200), pages: z.int().min(1).max(mostPages).optional() }),
    /** `is_counted` is false once the visit is over: it has to be opened again. */
    response: listOf(z.object({ is_counted: z.boolean(), seconds: z.int() })),
  }),
  report: endpoint({
    method: 'GET',
    path: '/crm/v3/doc_views/report',
    summary: '열람 현황: 요약과 쪽마다 읽은 시간',
    access: staff(),
    query: ReportFilter,
    response: listOf(ReadingSummary.extend({ by_page: z.array(PageReading) })),
  }),
  boxReport: endpoint({
    method: 'GET',
    path: '/crm/v3/doc_views/box',
    summary: '폴더 안 파일마다 외부에서 읽은 사람, 완독률, 마지막 방문. 읽힌 파일만',
    access: staff(),
    query: z.object({ box_ft_no: key() }),
    response: listOf(FileReading),
  }),
  readers: endpoint({
    method: 'GET',
    path: '/crm/v3/doc_views',
    summary: '문서를 읽은 사람. 최근에 읽은 사람부터',
    access: staff(),
    query: ReportFilter.extend(paging),
    response: pageOf(DocReader),
  }),
  readerPages: endpoint({
    method: 'GET',
    path: '/crm/v3/doc_views/:dv_no/pages',
    summary: '한 사람이 쪽마다 읽은 시간',
    access: staff(),
    params,
    response: listOf(PageReading),
  }),
  excel: endpoint({
    method: 'GET',
    path: '/crm/v3/doc_views/excel',
    summary: '문서를 읽은 사람, 엑셀로',
    access: staff(),
    binary: true,
    query: ReportFilter,
    response: nothing(),
  }),
}
