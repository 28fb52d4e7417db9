import { courseCategory } from '@crm/contract/features/courses/courses.rows'
import { showNumber } from '@crm/contract/kit/numbers'
import { sql } from 'kysely'
import { withoutTriggers } from '../../../../seed/withoutTriggers.ts'
import type { Db } from '../../../db/database.ts'

const courses = 2_000
const chaptersEach = 4
const lecturesEach = 5

/** Many courses of every category, level and state, each with its chapters and lectures. */
export const seedManyCourses = async (db: Db) => {
  const codes = [...courseCategory.values]
  await withoutTriggers(db, ['courses', 'course_chapters', 'course_lectures'], async () => {
    await sql`
      with made as (
        insert into courses (crs_title, crs_summary, crs_content, cat_code, crs_level, teacher_name, crs_price,
                             crs_sale_price, crs_place, state, emp_no, reg_dt)
        select (array['실전', '처음 만나는', '하루에 끝내는', '대표를 위한', '숫자로 보는'])[1 + n % 5] || ' ' ||
               (array['세무', '노무', '상표', '제안서', '데모데이', '채용', '가격 책정', '고객 응대'])[1 + n / 5 % 8] || ' ' || n,
               '사례로 배우는 ' || n || '번째 강의', '<p>사례를 함께 살펴봐요.</p>',
               (${codes}::text[])[1 + n % 6], 1 + n % 3, (array['김민준', '이서윤', '박도윤', '최지우'])[1 + n % 4],
               (n % 20) * 11000, case when n % 4 = 0 then (n % 20) * 9900 end, 1000 + n / 6,
               (array[2, 2, 2, 2, 2, 2, 1, 3])[1 + n % 8], 1, now() - n * interval '3 hours'
          from generate_series(1, ${courses}::int) n
        returning crs_no),
      chapters as (
        insert into course_chapters (crs_no, crc_title, crc_place)
        select crs_no, c || '부', c from made, generate_series(1, ${chaptersEach}::int) c
        returning crs_no, crc_no, crc_place)
      insert into course_lectures (crs_no, crc_no, crl_kind, crl_title, crl_content, is_sample, crl_seconds, crl_place)
      select crs_no, crc_no, 'text', crc_place || '-' || l || ' 사례', '<p>사례를 읽어 보세요.</p>',
             crc_place = 1 and l = 1, 0, l
        from chapters, generate_series(1, ${lecturesEach}::int) l`.execute(db)
  })
  return [`강의 ${showNumber(courses)}개, 차시 ${showNumber(courses * chaptersEach * lecturesEach)}개`]
}
