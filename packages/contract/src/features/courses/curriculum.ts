import * as z from 'zod'
import { staff } from '../../access.ts'
import { listOf, removal } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { key, no } from '../../kit/fields.ts'
import { Chapter, ChapterDraft, Lecture, LectureChange, LectureDraft } from './courses.rows.ts'

const access = staff('CampAdmList')
const course = z.object({ crs_no: key() })
const chapter = z.object({ crc_no: key() })
const lecture = z.object({ crl_no: key() })

/** Chapters and lectures of a course; every write answers them all, as they are now. */
export const curriculum = {
  curriculum: endpoint({
    method: 'GET',
    path: '/crm/v3/courses/:crs_no/curriculum',
    summary: '커리큘럼: 챕터와 차시를 순서대로',
    access,
    params: course,
    response: listOf(Chapter),
  }),
  createChapter: endpoint({
    method: 'POST',
    path: '/crm/v3/courses/:crs_no/chapters',
    summary: '챕터 추가. 맨 끝에 놓인다',
    access,
    params: course,
    body: ChapterDraft,
    response: listOf(Chapter),
  }),
  updateChapter: endpoint({
    method: 'PUT',
    path: '/crm/v3/course_chapters/:crc_no',
    summary: '챕터 이름 수정. rev가 낡았으면 409',
    access,
    params: chapter,
    body: ChapterDraft.extend({ rev: no() }),
    response: listOf(Chapter),
  }),
  moveChapter: endpoint({
    method: 'PUT',
    path: '/crm/v3/course_chapters/:crc_no/place',
    summary: '챕터 옮기기: before 앞으로, null이면 맨 끝으로',
    access,
    params: chapter,
    body: z.object({ before: no().nullable() }),
    response: listOf(Chapter),
  }),
  removeChapter: endpoint({
    method: 'DELETE',
    path: '/crm/v3/course_chapters/:crc_no',
    summary: '빈 챕터 삭제. 차시가 있으면 409',
    access,
    params: chapter,
    response: removal(),
  }),
  createLecture: endpoint({
    method: 'POST',
    path: '/crm/v3/course_chapters/:crc_no/lectures',
    summary: '차시 추가. 챕터의 맨 끝에 놓인다',
    access,
    params: chapter,
    body: LectureDraft,
    response: listOf(Lecture),
  }),
  lecture: endpoint({
    method: 'GET',
    path: '/crm/v3/course_lectures/:crl_no',
    summary: '차시 하나',
    access,
    params: lecture,
    response: listOf(Lecture),
  }),
  updateLecture: endpoint({
    method: 'PUT',
    path: '/crm/v3/course_lectures/:crl_no',
    summary: '차시 수정. rev가 낡았으면 409, 판매 중인 강의의 마지막 맛보기는 숨기거나 풀 수 없다',
    access,
    params: lecture,
    body: LectureChange.extend({ rev: no() }),
    response: listOf(Lecture),
  }),
  moveLecture: endpoint({
    method: 'PUT',
    path: '/crm/v3/course_lectures/:crl_no/place',
    summary: '차시 옮기기: 챕터 crc_no의 before 앞으로, null이면 그 챕터의 맨 끝으로',
    access,
    params: lecture,
    body: z.object({ crc_no: no(), before: no().nullable() }),
    response: listOf(Chapter),
  }),
  removeLecture: endpoint({
    method: 'DELETE',
    path: '/crm/v3/course_lectures/:crl_no',
    summary: '차시 삭제. 팔린 강의의 차시는 숨길 수만 있다',
    access,
    params: lecture,
    response: removal(),
  }),
}
