import * as z from 'zod'
import { staff } from '../../access.ts'
import { listOf, nothing, removal } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { key } from '../../kit/fields.ts'
import { LectureMediaRow, subtitleLang } from './media.rows.ts'

const access = staff('CampAdmList')
const lecture = z.object({ crl_no: key() })

export const longestSubtitles = 1_000_000

/** Uploads of lectures: the video by to_table lecture_sources, materials by lecture_materials, both to_no = crl_no. */
export const media = {
  media: endpoint({
    method: 'GET',
    path: '/crm/v3/courses/:crs_no/media',
    summary: '차시마다 영상의 처리 상태, 화질, 자막, 자료. 영상은 to_table lecture_sources로 올린다',
    access,
    params: z.object({ crs_no: key() }),
    response: listOf(LectureMediaRow),
  }),
  packAgain: endpoint({
    method: 'POST',
    path: '/crm/v3/course_lectures/:crl_no/media/retry',
    summary: '재생할 수 없다고 한 영상을 다시 처리',
    access,
    params: lecture,
    response: nothing(),
  }),
  saveSubtitles: endpoint({
    method: 'PUT',
    path: '/crm/v3/course_lectures/:crl_no/subtitles/:lang',
    summary: '자막 올리기: VTT나 SRT의 글. 언어마다 하나',
    access,
    params: lecture.extend({ lang: subtitleLang.schema }),
    bodyLimit: 4 * 1024 * 1024,
    body: z.object({ text: z.string().min(1).max(longestSubtitles, '자막은 1MB까지 올릴 수 있어요.') }),
    response: nothing(),
  }),
  removeSubtitles: endpoint({
    method: 'DELETE',
    path: '/crm/v3/course_lectures/:crl_no/subtitles/:lang',
    summary: '자막 삭제',
    access,
    params: lecture.extend({ lang: subtitleLang.schema }),
    response: removal(),
  }),
}
