import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { defineSeed } from '../../../seed/seed.ts'
import type { Db } from '../../db/database.ts'

/** In the demo the address of the upload link is known, so that it can be opened. */
const demoLink = 'demo-request-link-0001'

/** A request for files of the first project, half done. */
const seedRequests = async (db: Db) => {
  const token_hash = createHash('sha256').update(demoLink).digest()
  await sql`
    with made as (
      insert into file_requests (proj_no, ft_no, emp_no, title, note, due_dt, token_hash, link_expires_dt, reg_dt)
      select t.proj_no, f.ft_no, (select min(emp_no) from employees), '자료를 올려 주세요', '투자 검토에 필요한 자료예요.',
             current_date + 5, ${token_hash}, now() + interval '35 days', now() - interval '2 days'
        from file_trees t join file_tree f using (tree_no) where t.proj_no = 1 and f.parent is null and f.scope = 'finance'
      returning fr_no)
    insert into file_request_lines (fr_no, name, note, done_dt, done_by)
    select m.fr_no, l.name, l.note, l.done_dt, l.done_by from made m cross join (values
      ('최근 3년 재무제표', '세무사 날인본', now() - interval '1 day', '장태민'),
      ('주주명부', null, now() - interval '20 hours', '장태민'),
      ('사업자등록증', null, null, null),
      ('정관', '최근 개정본', null, null)) l(name, note, done_dt, done_by)`.execute(db)
}

export const seed = defineSeed({ after: ['projects'], demo: seedRequests })
