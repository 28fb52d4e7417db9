import { columnsOf } from '@crm/contract/kit/columns'
import { flag, key, keyword, no } from '@crm/contract/kit/fields'
import { recordEndpoints, sorting } from '@crm/contract/kit/record'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as z from 'zod'
import type { Db } from '../db/database.ts'
import { matches } from '../db/search/search.ts'
import { features } from '../features.ts'
import { testRecord } from '../testing/features/testRecord.ts'
import { startTestApp } from '../testing/startTestApp.ts'
import { recordFeature } from './recordFeature.ts'

const Row = z.object({ sp_no: no(), sp_title: z.string(), is_open: z.union([z.literal(0), z.literal(1)]) })
const Sample = Row.extend({ emp_no: no(), rev: z.int() })

const samples = recordEndpoints({
  path: '/crm/v3/samples',
  word: '표본',
  access: { who: 'members', emp: true },
  params: z.object({ sp_no: key() }),
  filter: z.object({ keyword: keyword(), is_open: flag().optional(), ...sorting('sp_no', 'sp_title') }),
  row: Row,
  detail: Sample,
  draft: z.object({ sp_title: z.string().trim().min(1).max(100), is_open: z.literal([0, 1]) }),
})

const select = (db: Db) =>
  db
    .selectFrom(sql<z.output<typeof Sample>>`samples`.as('r'))
    .select(['r.sp_no', 'r.sp_title', 'r.is_open', 'r.emp_no', 'r.rev'])

const samplesFeature = recordFeature(
  samples,
  {
    // The table exists in this test alone; the generated types do not know it.
    table: 'samples' as never,
    key: 'sp_no' as never,
    word: '표본',
    topic: 'clients.changed',
    rows: select,
    detail: select,
    columns: columnsOf<z.output<typeof Row>>()('sp_no', { sp_title: { title: '제목', card: 'title' } }),
    filters: {
      keyword: (text) => matches(sql`r.search_text`, text),
      is_open: (isOpen) => sql`r.is_open = ${isOpen}`,
    },
    order: { sp_no: sql`r.sp_no`, sp_title: sql`r.sp_title` },
    insert: (draft, emp_no) => ({ ...draft, emp_no }) as never,
    update: (draft) => draft as never,
    canChange: ({ actor }, { emp_no }) => actor.emp_no === emp_no,
    history: { sp_title: ['제목'] },
    about: ({ sp_title, emp_no }) => ({ name: sp_title, link: '/', people: [emp_no] }),
  },
  {},
)

const start = async () => {
  const app = await startTestApp({ features: { ...features, samples: samplesFeature } })
  await sql`
    create table samples (
      sp_no    integer generated always as identity primary key,
      sp_title text not null,
      is_open  smallint not null default 1,
      emp_no   integer not null references employees,
      rev      integer not null default 1
    );
    select crm_keep_audit('samples', 'sp_no', 'rev');
    create trigger samples_revision before update on samples for each row execute function crm_count_revision();
    select crm_make_searchable('samples', 'sp_title')`.execute(app.db)
  return app
}

testRecord(samples, {
  table: 'samples',
  key: 'sp_no',
  draft: { sp_title: '첫 번째', is_open: 1 },
  changed: { sp_title: '새 제목' },
  label: '제목',
  start,
})

test('filters, order and pages of the list follow the query', async () => {
  const app = await start()
  const staff = await app.staff()
  for (const [sp_title, is_open] of [
    ['나', 1],
    ['가', 1],
    ['다', 0],
  ] as const)
    await staff.call(samples.create, { body: { sp_title, is_open } })
  const titles = async (query: object) => (await staff.call(samples.list, { query })).query.map((row) => row.sp_title)
  expect(await titles({})).toEqual(['다', '가', '나'])
  expect(await titles({ sort: 'sp_title', desc: 0 })).toEqual(['가', '나', '다'])
  expect(await titles({ is_open: 1, sort: 'sp_title', desc: 1 })).toEqual(['나', '가'])
  expect(await titles({ offset: 1, limit: 1 })).toEqual(['가'])
  expect((await staff.call(samples.list, { query: { limit: 1 } })).total).toBe(3)
})

test('who may not change a record may read it', async () => {
  const app = await start()
  const [author, other] = [await app.staff(), await app.staff()]
  const { query } = await author.call(samples.create, { body: { sp_title: '내 것', is_open: 1 } })
  const params = { sp_no: query[0]?.sp_no ?? 0 }
  const body = { sp_title: '남의 것', is_open: 1, rev: 1 } as const
  await expect(other.call(samples.update, { params, body })).rejects.toMatchObject({ status: 403 })
  await expect(other.call(samples.remove, { params })).rejects.toMatchObject({ status: 403 })
  expect((await other.call(samples.detail, { params })).query[0]?.sp_title).toBe('내 것')
})
