import { showNumber } from '@crm/contract/kit/numbers'
import { sql } from 'kysely'
import { withoutTriggers } from '../../../../seed/withoutTriggers.ts'
import type { Db } from '../../../db/database.ts'

const entryCount = 1_000_000
/** The largest box that people open every day, and the words that are looked for in it. */
const boxSize = 500
export const largeTreeWords = { name: '분기보고', inside: '해지율 개선 방안' }

/** One document that all of these entries have; its bytes are nowhere, nobody of the bench opens it. */
const insertDocument = async (db: Db) => {
  const { rows } = await sql<{ file_no: number; user_no: number }>`
    insert into files (user_no, originalname, size, mimetype, upload_key, place)
    select user_no, '보고서.pdf', 120000, 'application/pdf', md5('large trees'), 'large-trees' from users where user_id = 'staff'
    returning file_no, user_no`.execute(db)
  return rows[0]
}

/** `box` gives the boxes that files go into, and how many each gets. */
const insertFiles = (db: Db, document: { file_no: number }, boxes: ReturnType<typeof sql>) =>
  sql`
    with people as materialized (select array_agg(user_no order by emp_no) as users from employees),
    file as materialized (
      select b.ft_no as box, b.tree_no, b.scope, b.path, n, p.users[1 + (b.ft_no + n) % cardinality(p.users)] as owner,
             nextval(pg_get_serial_sequence('file_tree', 'ft_no'))::int as ft_no,
             nextval(pg_get_serial_sequence('file_versions', 'fv_no'))::int as fv_no
        from (${boxes}) b cross join people p cross join generate_series(1, b.count) n),
    entries as (
      insert into file_tree (ft_no, tree_no, parent, kind, name, scope, owner, fv_no, path, reg_dt, update_dt)
      select ft_no, tree_no, box, 'file', (array['${sql.raw(largeTreeWords.name)} ', '회의 자료 ', '시장 조사 '])[n % 3 + 1] || n || '.pdf',
             scope, owner, fv_no, path || ft_no, now() - n * interval '1 hour', now() - n * interval '1 hour'
        from file),
    versions as (
      insert into file_versions (fv_no, ft_no, ver, file_no, user_no, size, mimetype)
      select fv_no, ft_no, 1, ${document.file_no}::int, owner, 120000, 'application/pdf' from file)
    insert into file_attachments (file_no, to_table, to_no, user_no)
    select ${document.file_no}::int, 'file_versions', fv_no, owner from file`.execute(db)

/** A million entries: every project has its four boxes and some files, the first one a box of five hundred with words inside. */
export const seedLargeTrees = async (db: Db) => {
  const document = await insertDocument(db)
  if (!document) return []
  await withoutTriggers(db, ['file_tree', 'file_versions', 'file_attachments', 'file_texts'], async () => {
    const { rows } = await sql<{ entries: number; boxes: number }>`
      select count(*)::int as entries, (count(*) filter (where parent is null))::int as boxes from file_tree`.execute(
      db,
    )
    const { entries = 0, boxes = 1 } = rows[0] ?? {}
    const each = Math.max(1, Math.ceil((entryCount - entries) / boxes))
    await insertFiles(
      db,
      document,
      sql`select ft_no, tree_no, scope, path, ${each}::int as count from file_tree where parent is null`,
    )
    await sql`
      insert into file_tree (tree_no, parent, kind, name, scope, owner, path, ft_no)
      select tree_no, ft_no, 'box', '분기 자료', scope, ${document.user_no}, path || n, n
        from (select f.*, nextval(pg_get_serial_sequence('file_tree', 'ft_no'))::int as n from file_tree f join file_trees t using (tree_no)
               where t.proj_no = 1 and f.parent is null and f.scope = 'other') b`.execute(db)
    await insertFiles(
      db,
      document,
      sql`select f.ft_no, f.tree_no, f.scope, f.path, ${boxSize}::int as count from file_tree f join file_trees t using (tree_no)
           where t.proj_no = 1 and f.name = '분기 자료'`,
    )
    await sql`
      insert into file_texts (fv_no, state, content, pages, done_dt)
      select f.fv_no, 'done', repeat('고객 인터뷰에서 자주 나온 말을 정리했다. ', 40) || ${largeTreeWords.inside} || f.ft_no, 12, now()
        from file_tree f join file_tree b on b.ft_no = f.parent where b.name = '분기 자료'`.execute(db)
    await sql`
      update file_trees t set entries = c.entries, bytes = c.bytes
        from (select f.tree_no, count(*) as entries, coalesce(sum(v.size), 0) as bytes
                from file_tree f left join file_versions v on v.ft_no = f.ft_no group by 1) c
       where c.tree_no = t.tree_no and (t.entries, t.bytes) is distinct from (c.entries, c.bytes)`.execute(db)
  })
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from file_tree`.execute(db)
  return [`${showNumber(rows[0]?.count ?? 0)} entries in data rooms`]
}
