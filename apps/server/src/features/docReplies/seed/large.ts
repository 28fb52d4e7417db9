import { showNumber } from '@crm/contract/kit/numbers'
import { sql } from 'kysely'
import { withoutTriggers } from '../../../../seed/withoutTriggers.ts'
import type { Db } from '../../../db/database.ts'

const replyCount = 500_000
/** The document that people open all day has this many. */
const busyCount = 300

/** Threads and one answer each over all documents, in one statement: every second one answers the one before it. */
const insertReplies = (db: Db, documents: ReturnType<typeof sql>, count: number) =>
  sql`
    with documents as (select array_agg(d.ft_no) as ft_nos, array_agg(d.fv_no) as fv_nos from (${documents}) d),
    people as (select array_agg(user_no order by user_no) as users from users where state = 1),
    said as materialized (
      select n, nextval(pg_get_serial_sequence('comments', 'cmt_no'))::int as cmt_no,
             ft_nos[1 + n / 2 % cardinality(ft_nos)] as ft_no, fv_nos[1 + n / 2 % cardinality(fv_nos)] as fv_no,
             users[1 + n % cardinality(users)] as user_no
        from documents, people, generate_series(0, ${count}::int - 1) n),
    -- Numbers are given in the order of n, so the thread of an answer is the number before it.
    made as (
      insert into comments (cmt_no, to_table, to_no, parent, user_no, content, reg_dt)
      select cmt_no, 'file_tree', ft_no, case when n % 2 = 1 then lag(cmt_no) over (order by n) end, user_no,
             '<p>확인 부탁드려요 ' || n || '</p>', now() - (${count}::int - n) * interval '1 minute'
        from said)
    insert into doc_replies (cmt_no, fv_no, page) select cmt_no, fv_no, 1 + n / 2 % 20 from said`.execute(db)

export const seedLargeReplies = async (db: Db) => {
  const files = sql`select ft_no, fv_no from file_tree where kind = 'file' and state = 1 order by ft_no desc limit 100000`
  const busiest = sql`select ft_no, fv_no from file_tree where kind = 'file' and state = 1 order by ft_no limit 1`
  await withoutTriggers(db, ['comments', 'doc_replies'], async () => {
    await insertReplies(db, files, replyCount)
    await insertReplies(db, busiest, busyCount)
  })
  return [`문서 댓글 ${showNumber(replyCount)}개`]
}
