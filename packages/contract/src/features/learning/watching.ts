import * as z from 'zod'
import { anyone, clients, either, everyMember, staff } from '../../access.ts'
import { listOf, nothing, removal } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { key, no } from '../../kit/fields.ts'
import { subtitleLang } from './media.rows.ts'
import {
  LearnedCourse,
  longestMemo,
  Material,
  Memo,
  memoMissing,
  WatchDevice,
  WatchProgress,
  WatchSession,
} from './watching.rows.ts'

const keeps = staff('CampAdmList')
const learners = either(keeps, clients)
const course = z.object({ crs_no: key() })
const lecture = z.object({ crl_no: key() })
const session = z.object({ ws_no: key() })
const ticket = z.object({
  ticket: z
    .string()
    .max(43, { abort: true })
    .regex(/^[\w-]{43}$/),
})
const rendition = ticket.extend({ lr_no: key() })
const second = () => z.int().min(0).max(36_000)
const noJson = listOf(z.never())

/** Addresses that only whoever opened a lecture gets; players send no token. */
export const playback = {
  playlist: endpoint({
    method: 'GET',
    path: '/crm/v3/courses_play/:ticket/master.m3u8',
    summary: '재생 목록(HLS): 화질마다 하나',
    access: anyone,
    params: ticket,
    binary: true,
    response: noJson,
  }),
  renditionList: endpoint({
    method: 'GET',
    path: '/crm/v3/courses_play/:ticket/renditions/:lr_no/list.m3u8',
    summary: '한 화질의 조각 목록',
    access: anyone,
    params: rendition,
    binary: true,
    response: noJson,
  }),
  renditionHead: endpoint({
    method: 'GET',
    path: '/crm/v3/courses_play/:ticket/renditions/:lr_no/init.mp4',
    summary: '조각들의 머리',
    access: anyone,
    params: rendition,
    binary: true,
    response: noJson,
  }),
  segment: endpoint({
    method: 'GET',
    path: '/crm/v3/courses_play/:ticket/renditions/:lr_no/segments/:n',
    summary: '조각 하나. 보낸 곳만 학습으로 인정된다',
    access: anyone,
    params: rendition.extend({ n: z.coerce.number().int().min(0).max(100_000) }),
    binary: true,
    response: noJson,
  }),
  subtitles: endpoint({
    method: 'GET',
    path: '/crm/v3/courses_play/:ticket/subtitles/:lang',
    summary: '자막(WebVTT)',
    access: anyone,
    params: ticket.extend({ lang: subtitleLang.schema }),
    binary: true,
    response: noJson,
  }),
}

export const watching = {
  learned: endpoint({
    method: 'GET',
    path: '/crm/v3/courses/:crs_no/learning',
    summary: '수강 화면: 커리큘럼과 나의 진도',
    access: learners,
    params: course,
    response: listOf(LearnedCourse),
  }),
  samples: endpoint({
    method: 'GET',
    path: '/crm/v3/courses/:crs_no/samples',
    summary: '맛보기 강의 목록',
    access: everyMember,
    params: course,
    response: listOf(LearnedCourse),
  }),
  opening: endpoint({
    method: 'GET',
    path: '/crm/v3/course_lectures/:crl_no/opening',
    summary: '이 강의를 열면 환불 예상액이 어떻게 바뀌는지',
    access: clients,
    params: lecture,
    response: listOf(z.object({ is_opened: z.boolean(), refund_now: z.int(), refund_after: z.int() })),
  }),
  watch: endpoint({
    method: 'POST',
    path: '/crm/v3/course_lectures/:crl_no/watch',
    summary: '강의 열기: 시청을 시작하고 재생 주소를 받는다. 다른 곳의 재생은 멈춘다',
    access: learners,
    params: lecture,
    response: listOf(WatchSession),
  }),
  watchSample: endpoint({
    method: 'POST',
    path: '/crm/v3/course_lectures/:crl_no/sample',
    summary: '맛보기 열기: 수강권, 진도, 기기 제한이 없다',
    access: everyMember,
    limit: { points: 120, seconds: 60 },
    params: lecture,
    response: listOf(WatchSession),
  }),
  watchState: endpoint({
    method: 'GET',
    path: '/crm/v3/watch_sessions/:ws_no',
    summary: '이 시청이 아직 살아 있는지. 다른 기기에서 재생을 시작하면 끝난다',
    access: learners,
    params: session,
    response: listOf(z.object({ is_live: z.boolean() })),
  }),
  beat: endpoint({
    method: 'POST',
    path: '/crm/v3/watch_sessions/:ws_no/beats',
    summary: '10초마다 재생한 구간 [from, to). 보낸 조각과 데이터베이스의 시계로 확인해 인정한다',
    access: learners,
    params: session,
    body: z.object({ from: second(), to: second(), at_second: second() }),
    response: listOf(WatchProgress),
  }),
  finish: endpoint({
    method: 'POST',
    path: '/crm/v3/watch_sessions/:ws_no/finish',
    summary: '영상이 없는 강의의 학습 완료. 연 지 30초 뒤부터',
    access: learners,
    params: session,
    response: listOf(WatchProgress),
  }),
  devices: endpoint({
    method: 'GET',
    path: '/crm/v3/watch_devices',
    summary: '내가 강의를 보는 기기',
    access: clients,
    response: listOf(WatchDevice),
  }),
  removeDevice: endpoint({
    method: 'DELETE',
    path: '/crm/v3/watch_devices/:wd_no',
    summary: '기기 정리. 30일에 한 번',
    access: clients,
    params: z.object({ wd_no: key() }),
    response: nothing(),
  }),
  resetDevices: endpoint({
    method: 'DELETE',
    path: '/crm/v3/watch_devices_of/:user_no',
    summary: '수강생의 기기를 모두 비운다',
    access: keeps,
    params: z.object({ user_no: key() }),
    response: nothing(),
  }),
  materials: endpoint({
    method: 'GET',
    path: '/crm/v3/course_lectures/:crl_no/materials',
    summary: '강의 자료. 받으면(files/download) 강의를 연 것이 된다',
    access: learners,
    params: lecture,
    response: listOf(Material),
  }),
  memos: endpoint({
    method: 'GET',
    path: '/crm/v3/course_lectures/:crl_no/memos',
    summary: '내 메모를 시간 순으로',
    access: clients,
    params: lecture,
    response: listOf(Memo),
  }),
  createMemo: endpoint({
    method: 'POST',
    path: '/crm/v3/course_lectures/:crl_no/memos',
    summary: '메모 남기기',
    access: clients,
    params: lecture,
    body: z.object({ at_second: second(), memo: z.string().trim().min(1, memoMissing).max(longestMemo) }),
    response: listOf(z.object({ lo_no: no() })),
  }),
  removeMemo: endpoint({
    method: 'DELETE',
    path: '/crm/v3/lecture_memos/:lo_no',
    summary: '메모 삭제',
    access: clients,
    params: z.object({ lo_no: key() }),
    response: removal(),
  }),
  ...playback,
}
