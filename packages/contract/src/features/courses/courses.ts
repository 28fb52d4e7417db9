import * as z from 'zod'
import { staff } from '../../access.ts'
import { listOf, nothing } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { key, keyword, no } from '../../kit/fields.ts'
import { recordEndpoints, sorting } from '../../kit/record.ts'
import { campBanners } from './campBanners.ts'
import {
  CategoryChange,
  Course,
  CourseCategory,
  CourseDraft,
  CourseListRow,
  checkCourse,
  courseCategory,
  courseLevel,
  courseState,
} from './courses.rows.ts'
import { curriculum } from './curriculum.ts'

const access = staff('CampAdmList')
const params = z.object({ crs_no: key() })
const categoryParams = z.object({ cat_no: key() })

const record = recordEndpoints({
  path: '/crm/v3/courses',
  word: '강의',
  access,
  params,
  filter: z.object({
    keyword: keyword(),
    /** What is deleted is only listed when it is asked for. */
    state: z.coerce.number().pipe(courseState.schema).optional(),
    cat_code: courseCategory.schema.optional(),
    crs_level: z.coerce.number().pipe(courseLevel.schema).optional(),
    teacher_emp_no: key().optional(),
    ...sorting('reg_dt', 'crs_title', 'crs_price', 'crs_place', 'students', 'stars', 'revenue'),
  }),
  row: CourseListRow,
  detail: Course,
  draft: CourseDraft,
})

export const courses = {
  ...record,
  create: endpoint({
    method: 'POST',
    path: '/crm/v3/courses',
    summary: '강의 등록. 작성 중(1)으로 시작한다',
    access,
    body: CourseDraft.superRefine(checkCourse),
    response: listOf(Course),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/crm/v3/courses/:crs_no',
    summary: '강의 수정. rev가 낡았으면 409',
    access,
    params,
    body: CourseDraft.extend({ rev: no() }).superRefine(checkCourse),
    response: listOf(Course),
  }),
  copy: endpoint({
    method: 'POST',
    path: '/crm/v3/courses/:crs_no/copy',
    summary: '강의 복사: 정보, 챕터, 차시까지 새 강의(작성 중)로',
    access,
    params,
    response: listOf(Course),
  }),
  move: endpoint({
    method: 'PUT',
    path: '/crm/v3/courses/:crs_no/place',
    summary: '카테고리 안의 순서: before 앞으로, null이면 맨 끝으로',
    access,
    params,
    body: z.object({ before: no().nullable() }),
    response: nothing(),
  }),
  publish: endpoint({
    method: 'PUT',
    path: '/crm/v3/courses/:crs_no/publish',
    summary: '판매 시작(2). 빠진 것이 있으면 400과 함께 모두 알려 준다',
    access,
    params,
    response: listOf(Course),
  }),
  endSale: endpoint({
    method: 'PUT',
    path: '/crm/v3/courses/:crs_no/end_sale',
    summary: '판매 종료(3)',
    access,
    params,
    response: listOf(Course),
  }),
  restore: endpoint({
    method: 'PUT',
    path: '/crm/v3/courses/:crs_no/restore',
    summary: '삭제한 강의를 작성 중(1)으로 되돌리기',
    access,
    params,
    response: listOf(Course),
  }),
  removePicture: endpoint({
    method: 'DELETE',
    path: '/crm/v3/courses/:crs_no/picture',
    summary: '대표 이미지 삭제. 올릴 때는 to_table course_pictures',
    access,
    params,
    response: nothing(),
  }),
  categories: endpoint({
    method: 'GET',
    path: '/crm/v3/course_categories',
    summary: '카테고리 여섯 개, 순서대로',
    access,
    response: listOf(CourseCategory),
  }),
  updateCategory: endpoint({
    method: 'PUT',
    path: '/crm/v3/course_categories/:cat_no',
    summary: '카테고리 수정. rev가 낡았으면 409',
    access,
    params: categoryParams,
    body: CategoryChange.extend({ rev: no() }),
    response: listOf(CourseCategory),
  }),
  moveCategory: endpoint({
    method: 'PUT',
    path: '/crm/v3/course_categories/:cat_no/place',
    summary: '카테고리 순서: before 앞으로, null이면 맨 끝으로',
    access,
    params: categoryParams,
    body: z.object({ before: no().nullable() }),
    response: listOf(CourseCategory),
  }),
  removeCategoryPicture: endpoint({
    method: 'DELETE',
    path: '/crm/v3/course_categories/:cat_no/picture',
    summary: '카테고리 표지 삭제. 올릴 때는 to_table course_category_pictures',
    access,
    params: categoryParams,
    response: nothing(),
  }),
  ...curriculum,
  ...campBanners,
}
