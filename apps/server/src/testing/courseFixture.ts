import type { CourseDraft } from '@crm/contract/features/courses/courses.rows'

/** Right in every field. */
export const courseDraft: CourseDraft = {
  crs_title: '처음 시작하는 IR',
  crs_summary: '첫 자료를 만들어요.',
  crs_content: '<p>무엇을 배우나요?</p>',
  cat_code: 'invest',
  crs_level: 1,
  teacher_emp_no: null,
  teacher_name: '박강사',
  crs_price: 132_000,
  crs_sale_price: null,
  sale_from: null,
  sale_until: null,
  crs_days: 180,
  crs_rate: 90,
  is_guarded: false,
  is_tax_free: false,
}
