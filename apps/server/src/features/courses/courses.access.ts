import type { courses } from '@crm/contract/features/courses/courses'
import { type AccessRows, onlyWithScope } from '../../testing/access/accessExpectations.ts'
import { recordAccess } from '../../testing/access/recordAccess.ts'

const params = { crs_no: 999_999 }
const chapter = { crc_no: 999_999 }
const lecture = { crl_no: 999_999 }
const banner = { bn_no: 999_999 }
const category = { cat_no: 7 }
const atTheEnd = { before: null }

const draft = {
  crs_title: '처음 시작하는 IR',
  crs_summary: '투자자에게 보여 줄 첫 자료를 만들어요.',
  crs_content: '<p>무엇을 배우나요?</p>',
  cat_code: 'invest',
  crs_level: 1,
  teacher_emp_no: null,
  teacher_name: '박강사',
  crs_price: 132_000,
  crs_sale_price: 99_000,
  sale_from: '2026-11-01',
  sale_until: '2026-11-30',
  crs_days: 180,
  crs_rate: 90,
  is_guarded: false,
  is_tax_free: false,
}
const filter = {
  keyword: '투자',
  state: 2,
  cat_code: 'invest',
  crs_level: 1,
  teacher_emp_no: 1,
  sort: 'reg_dt',
  desc: 1,
}
const lectureChange = { crl_title: '1강', crl_content: '<p>글</p>', is_sample: true, is_hidden: false }
const bannerDraft = {
  bn_title: '새 강의가 나왔어요',
  bn_text: '지금 할인 중이에요.',
  bn_link: '/client/camp-v3/list',
  bn_place: 'camp',
  bn_from: '2026-11-01',
  bn_until: '2026-11-30',
  state: 1,
}

export const access: AccessRows<typeof courses> = {
  ...recordAccess(onlyWithScope, { params, draft, filter }),
  restore: { access: onlyWithScope, sample: { params } },
  copy: { access: onlyWithScope, sample: { params } },
  move: { access: onlyWithScope, sample: { params, body: atTheEnd } },
  publish: { access: onlyWithScope, sample: { params } },
  endSale: { access: onlyWithScope, sample: { params } },
  removePicture: { access: onlyWithScope, sample: { params } },
  categories: { access: onlyWithScope, sample: {} },
  updateCategory: {
    access: onlyWithScope,
    sample: { params: category, body: { cat_name: '기초', cat_text: '처음이라면', is_shown: true, rev: 1 } },
  },
  moveCategory: { access: onlyWithScope, sample: { params: category, body: atTheEnd } },
  removeCategoryPicture: { access: onlyWithScope, sample: { params: category } },
  curriculum: { access: onlyWithScope, sample: { params } },
  createChapter: { access: onlyWithScope, sample: { params, body: { crc_title: '들어가며' } } },
  updateChapter: { access: onlyWithScope, sample: { params: chapter, body: { crc_title: '들어가며', rev: 1 } } },
  moveChapter: { access: onlyWithScope, sample: { params: chapter, body: atTheEnd } },
  removeChapter: { access: onlyWithScope, sample: { params: chapter } },
  createLecture: { access: onlyWithScope, sample: { params: chapter, body: { crl_title: '1강', crl_kind: 'text' } } },
  lecture: { access: onlyWithScope, sample: { params: lecture } },
  updateLecture: { access: onlyWithScope, sample: { params: lecture, body: { ...lectureChange, rev: 1 } } },
  moveLecture: { access: onlyWithScope, sample: { params: lecture, body: { crc_no: 999_999, before: null } } },
  removeLecture: { access: onlyWithScope, sample: { params: lecture } },
  banners: { access: onlyWithScope, sample: { query: { bn_place: 'camp' } } },
  createBanner: { access: onlyWithScope, sample: { body: bannerDraft } },
  updateBanner: { access: onlyWithScope, sample: { params: banner, body: { ...bannerDraft, rev: 1 } } },
  moveBanner: { access: onlyWithScope, sample: { params: banner, body: atTheEnd } },
  removeBanner: { access: onlyWithScope, sample: { params: banner } },
  removeBannerPicture: { access: onlyWithScope, sample: { params: banner } },
}
