import * as z from 'zod'
import { clients, everyMember } from '../../access.ts'
import { listOf, pageOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { key, keyword, paging } from '../../kit/fields.ts'
import { courseCategory, courseLevel } from '../courses/courses.rows.ts'
import { CatalogueCourse, CatalogueHome, CourseCard, courseOrder, coursePrice } from './catalogue.rows.ts'

const path = '/crm/v3/courses/catalogue'

export const catalogue = {
  catalogue: endpoint({
    method: 'GET',
    path,
    summary: '판매 중인 강의. 카테고리, 난이도, 가격, 검색어로 찾고 추천, 인기, 최신, 가격순으로',
    access: clients,
    query: z.object({
      keyword: keyword(),
      cat_code: courseCategory.schema.optional(),
      crs_level: z.coerce.number().pipe(courseLevel.schema).optional(),
      price: coursePrice.schema.optional(),
      list_sort: courseOrder.schema.default('recommended'),
      ...paging,
    }),
    response: pageOf(CourseCard),
  }),
  catalogueHome: endpoint({
    method: 'GET',
    path: `${path}/home`,
    summary: '강의 목록 위: 배너, 카테고리, 이어보기',
    access: clients,
    response: listOf(CatalogueHome),
  }),
  catalogueCourse: endpoint({
    method: 'GET',
    path: `${path}/:crs_no`,
    summary: '강의 소개와 커리큘럼. 작성 중인 강의는 강의를 관리하는 직원만 본다',
    access: everyMember,
    params: z.object({ crs_no: key() }),
    response: listOf(CatalogueCourse),
  }),
}
