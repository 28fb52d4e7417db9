import * as z from 'zod'
import { staff } from '../../access.ts'
import { listOf, nothing, removal } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { key, no } from '../../kit/fields.ts'
import { BannerDraft, BannerRow, bannerPlace, checkBanner } from './courses.rows.ts'

const access = staff('CampAdmList')
const params = z.object({ bn_no: key() })

/** Banners as staff keep them; what people see of them is the reference list `banners`. */
export const campBanners = {
  banners: endpoint({
    method: 'GET',
    path: '/crm/v3/camp_banners',
    summary: '배너 관리 목록: 기간이 지난 것과 숨긴 것도, 자리마다 순서대로',
    access,
    query: z.object({ bn_place: bannerPlace.schema.optional() }),
    response: listOf(BannerRow),
  }),
  createBanner: endpoint({
    method: 'POST',
    path: '/crm/v3/camp_banners',
    summary: '배너 등록. 자리의 맨 끝에 놓인다',
    access,
    body: BannerDraft.superRefine(checkBanner),
    response: listOf(BannerRow),
  }),
  updateBanner: endpoint({
    method: 'PUT',
    path: '/crm/v3/camp_banners/:bn_no',
    summary: '배너 수정. rev가 낡았으면 409',
    access,
    params,
    body: BannerDraft.extend({ rev: no() }).superRefine(checkBanner),
    response: listOf(BannerRow),
  }),
  moveBanner: endpoint({
    method: 'PUT',
    path: '/crm/v3/camp_banners/:bn_no/place',
    summary: '배너 순서: 같은 자리의 before 앞으로, null이면 맨 끝으로',
    access,
    params,
    body: z.object({ before: no().nullable() }),
    response: nothing(),
  }),
  removeBanner: endpoint({
    method: 'DELETE',
    path: '/crm/v3/camp_banners/:bn_no',
    summary: '배너 삭제',
    access,
    params,
    response: removal(),
  }),
  removeBannerPicture: endpoint({
    method: 'DELETE',
    path: '/crm/v3/camp_banners/:bn_no/picture',
    summary: '배너 그림 삭제. 올릴 때는 to_table banner_pictures',
    access,
    params,
    response: nothing(),
  }),
}
