import { staff } from '@crm/contract/access'
import { done, listOf, pageOf } from '@crm/contract/kit/answer'
import { endpoint } from '@crm/contract/kit/endpoint'
import { key, keyword, line, no, paging } from '@crm/contract/kit/fields'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Db } from '../../db/database.ts'
import { matches } from '../../db/search/search.ts'
import { feature } from '../../feature.ts'
import { refuse } from '../../http/refusal.ts'
import { onJob } from '../../jobs/handler.ts'
import { job } from '../../jobs/job.ts'

/** A feature that exists only to prove the machinery: notes, one job, one topic. */

const Note = z.object({ note_no: no(), title: z.string(), owner: z.string().nullable(), made: z.string() })

export const measuredBytes = 4 * 1024 ** 2

export const notes = {
  add: endpoint({
    method: 'POST',
    path: '/crm/v3/notes',
    summary: '메모 추가',
    access: staff('WorkList'),
    body: z.object({ title: line(50), fail: z.boolean().optional(), about: no().optional() }),
    response: listOf(Note),
  }),
  list: endpoint({
    method: 'GET',
    path: '/crm/v3/notes',
    summary: '메모 목록',
    access: staff(),
    query: z.object({ keyword: keyword(), ...paging }),
    response: pageOf(Note),
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/crm/v3/notes/:note_no',
    multipart: true,
    summary: '메모 이름 바꾸기',
    access: staff(),
    params: z.object({ note_no: key() }),
    body: z.object({ title: line(50), tags: z.array(z.string()).optional(), page: no().nullable().optional() }),
    response: listOf(Note),
  }),
  measure: endpoint({
    method: 'PUT',
    path: '/crm/v3/notes',
    multipart: true,
    takesFiles: { most: 2, bytes: measuredBytes, tooMany: '둘까지예요.', tooLarge: '너무 커요.' },
    summary: '파일의 크기 재기',
    access: staff(),
    body: z.object({ files: z.array(z.file()) }),
    response: listOf(z.object({ name: z.string(), size: z.int(), read: z.int() })),
  }),
}

export const writeLater = job({ name: 'notes.write', data: z.object({ title: z.string(), waitMs: z.number() }) })

const insertNote = async (db: Db, title: string) => {
  const { rows } = await sql<z.output<typeof Note>>`
    insert into notes (title, secret) values (${title}, 'never leaves') returning *`.execute(db)
  return rows
}

export const notesFeature = feature(
  notes,
  {
    add: async (ctx, { body }) => {
      const query = await insertNote(ctx.db, body.title)
      await ctx.enqueue(writeLater, { title: `${body.title} 나중에`, waitMs: 0 })
      ctx.publish('account.changed', body.about ?? ctx.actor.user_no)
      if (body.fail) refuse('conflict')
      return { state: done, query }
    },
    list: async (ctx, { query }) => {
      const filter = query.keyword ? matches(sql`n.search_text`, query.keyword) : sql`true`
      const { rows } = await sql<z.output<typeof Note>>`
        select * from notes n where ${filter} order by note_no limit ${query.limit} offset ${query.offset}`.execute(
        ctx.db,
      )
      return { state: done, query: rows, total: rows.length }
    },
    rename: async (ctx, { params, body }) => {
      const { rows } = await sql<z.output<typeof Note>>`
        update notes set title = ${body.title} where note_no = ${params.note_no} returning *`.execute(ctx.db)
      if (!rows.length) refuse('not_found')
      return { state: done, query: rows }
    },
    measure: async (_ctx, { body }) => {
      const query = []
      for (const file of body.files) {
        let read = 0
        for await (const chunk of file.stream() as unknown as AsyncIterable<Uint8Array>) read += chunk.length
        query.push({ name: file.name, size: file.size, read })
      }
      return { state: done, query }
    },
  },
  {
    jobs: [
      onJob(writeLater, async (ctx, { title, waitMs }) => {
        await insertNote(ctx.db, title)
        await new Promise((resolve) => setTimeout(resolve, waitMs))
      }),
    ],
  },
)

export const createNotes = async (db: Db) => {
  await sql`create table notes (
    note_no integer generated always as identity primary key,
    title text not null, secret text, owner text, made timestamptz not null default now())`.execute(db)
  await sql`select crm_make_searchable('notes', 'title', 'owner')`.execute(db)
  await sql`select crm_keep_audit('notes', 'note_no', 'secret')`.execute(db)
}

export const noteTitles = async (db: Db, like: string): Promise<string[]> => {
  const { rows } = await sql<{
    title: string
  }>`select title from notes where title like ${like} order by note_no`.execute(db)
  return rows.map((row) => row.title)
}
