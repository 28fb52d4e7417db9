import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { defineSeed } from '../../../seed/seed.ts'
import type { Db } from '../../db/database.ts'
import { hashPassword } from '../auth/password.ts'

const hashOf = (id: string) => createHash('sha256').update(id).digest()

/** In the demo the addresses of links are known, so that they can be opened. */
export const demoLinks = {
  open: 'demo-open-link-0000001',
  guarded: 'demo-guarded-link-0002',
  expired: 'demo-expired-link-0003',
  usedUp: 'demo-usedup-link-00004',
  revoked: 'demo-revoked-link-0005',
} as const
const demoPassword = 'Demo!2345'

/** The first boxes and the manager of a project. */
const findProject = async (db: Db, proj_no: number) => {
  const { rows: boxes } = await sql<{ ft_no: number; name: string }>`
    select f.ft_no, f.name from file_tree f join file_trees t using (tree_no)
     where t.proj_no = ${proj_no} and f.parent is null order by f.ft_no`.execute(db)
  const { rows: managers } = await sql<{ emp_no: number; user_no: number }>`
    select e.emp_no, e.user_no from employees e left join project_employees p on p.emp_no = e.emp_no and p.proj_no = ${proj_no}
     order by p.proj_no nulls last, e.emp_no limit 1`.execute(db)
  const [manager] = managers
  return { boxes, manager }
}

/** Shares in every state, with what has happened to them. */
const seedShares = async (db: Db) => {
  const { boxes, manager } = await findProject(db, 1)
  const [ir, planning, finance, other] = boxes
  if (!ir || !planning || !finance || !other || !manager) return
  const { emp_no, user_no } = manager
  const base = { emp_no, kind: 'link', reg_dt: sql<string>`now() - interval '9 days'` } as const
  const made = await db
    .insertInto('file_shares')
    .values([
      {
        ...base,
        ft_no: ir.ft_no,
        token_hash: hashOf(demoLinks.open),
        title: '투자 검토용 IR 자료',
        may_comment: true,
        opens: 4,
      },
      {
        ...base,
        ft_no: planning.ft_no,
        token_hash: hashOf(demoLinks.guarded),
        title: '사업계획 초안(대외비)',
        password_hash: await hashPassword(demoPassword),
        needs_nda: true,
        has_watermark: true,
        may_download: false,
        opens: 1,
      },
      {
        ...base,
        ft_no: finance.ft_no,
        token_hash: hashOf(demoLinks.expired),
        expires_dt: sql<string>`now() - interval '2 days'`,
        needs_email: true,
        allowed: ['@hanbit.example'],
        opens: 2,
      },
      { ...base, ft_no: other.ft_no, token_hash: hashOf(demoLinks.usedUp), most_opens: 3, opens: 3 },
      {
        ...base,
        ft_no: finance.ft_no,
        token_hash: hashOf(demoLinks.revoked),
        state: 'revoked',
        ended_dt: sql<string>`now() - interval '5 days'`,
      },
      { ...base, kind: 'client', ft_no: planning.ft_no, may_comment: true },
      {
        ...base,
        kind: 'client',
        ft_no: other.ft_no,
        state: 'released',
        ended_dt: sql<string>`now() - interval '1 day'`,
      },
    ])
    .returning(['sh_no', 'opens', 'state', 'needs_nda', 'title'])
    .execute()
  const readers = ['kim@hanbit.example', 'lee@vc.example', null, 'park@hanbit.example']
  await db
    .insertInto('share_events')
    .values(
      made.flatMap(({ sh_no, opens, state }) => [
        { sh_no, kind: 'created', user_no, reg_dt: sql<string>`now() - interval '9 days'` },
        ...Array.from({ length: opens }, (_, index) => ({
          sh_no,
          kind: 'opened',
          reader: readers[index % readers.length] ?? null,
          ip: `203.0.113.${10 + index}`,
          reg_dt: sql<string>`now() - ${8 - index} * interval '1 day'`,
        })),
        ...(state === 'active' ? [] : [{ sh_no, kind: state, user_no, reg_dt: sql<string>`now() - interval '1 day'` }]),
      ]),
    )
    .execute()
}

export const seed = defineSeed({ after: ['projects'], demo: seedShares })
