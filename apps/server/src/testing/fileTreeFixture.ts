import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import type { FileEntry } from '@crm/contract/features/fileTree/fileTree.rows'
import type { RequestOf } from '@crm/contract/kit/endpoint'
import { sql } from 'kysely'
import type { StaffDraft } from '../../seed/factories.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import { projectOf } from './meetingFixture.ts'
import { type Person, startTestApp } from './startTestApp.ts'
import { postUpload, requestUpload, type Sample } from './uploads.ts'

type NewFile = Omit<RequestOf<typeof fileTree.addFile>['body'], 'parent' | 'file_no' | 'name'>

/** A file in a top box of a project's data room, brought by somebody who may. */
export const putFile = async (
  app: { url: string; db: Db },
  person: Person,
  proj_no: number,
  name: string,
  scope = 'ir',
): Promise<FileEntry> => {
  const { ft_no: parent } = await app.db
    .selectFrom('file_tree as f')
    .innerJoin('file_trees as t', 't.tree_no', 'f.tree_no')
    .select('f.ft_no')
    .where('t.proj_no', '=', proj_no)
    .where('f.scope', '=', scope)
    .where('f.parent', 'is', null)
    .executeTakeFirstOrThrow()
  const sample = { originalname: name, bytes: `내용 ${name}` }
  const address = await requestUpload(person, sample)
  await postUpload(app, address, sample)
  const { query } = await person.call(fileTree.addFile, { body: { parent, file_no: address.file_no, name } })
  return query[0] as FileEntry
}

/** Of a kind that has a thumbnail. */
export const pdfSample = { originalname: 'upload.pdf', mimetype: 'application/pdf', bytes: '%PDF-1.7\n' }

/** Two companies with a project each, staff of the first project, and short ways to put things into trees. */
export const fileTreeFixture = async (config: Partial<Config> = {}) => {
  const app = await startTestApp({ config, rateLimits: false })
  const scopes = { emp_scope: ['WorkList', 'MyPageData'] } satisfies Partial<StaffDraft>
  const [mina, jun] = [await app.staff({ user_name: '김미나', ...scopes }), await app.staff(scopes)]
  const client = await app.client()
  const colleague = await app.client({ client_no: client.client_no })
  const stranger = await app.client()
  const proj_no = await projectOf(app, client.client_no, '그린루프 IR')

  const list = async (person: Person, query: RequestOf<typeof fileTree.list>['query']) =>
    person.call(fileTree.list, { query: { limit: 1000, ...query } })

  /** A top box. */
  const top = async (which: { proj_no: number } | { client_no: number }, scope = 'ir') => {
    const { query } = await list(mina, which)
    return query.find((entry) => entry.scope === scope)?.ft_no as number
  }

  const names = async (person: Person, box_ft_no: number) =>
    (await list(person, { box_ft_no })).query.map(({ name }) => name)

  const createBox = async (person: Person, parent: number, name: string) =>
    (await person.call(fileTree.createBox, { body: { parent, name } })).query[0] as FileEntry

  /** The number of an upload that is there and belongs to nothing yet. */
  const send = async (person: Person, sample: Sample) => {
    const address = await requestUpload(person, sample)
    const answer = await postUpload(app, address, sample)
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    return address.file_no
  }

  const put = async (person: Person, parent: number, name: string, options: NewFile & Partial<Sample> = {}) => {
    const { bytes = `내용 ${name}`, originalname = 'upload.txt', mimetype = 'text/plain', ...more } = options
    const file_no = await send(person, { originalname, mimetype, bytes })
    const { query } = await person.call(fileTree.addFile, { body: { parent, file_no, name, ...more } })
    return query[0] as FileEntry
  }

  const addVersion = async (person: Person, ft_no: number, bytes: string, note?: string) => {
    const file_no = await send(person, { originalname: 'upload.txt', bytes })
    const { query } = await person.call(fileTree.addVersion, { params: { ft_no }, body: { file_no, note } })
    return query[0] as (typeof query)[number]
  }

  const remove = (person: Person, ft_nos: number[], release_shares = false) =>
    person.call(fileTree.remove, { body: { ft_nos, release_shares } })
  const move = (person: Person, ft_nos: number[], parent: number, release_shares = false) =>
    person.call(fileTree.move, { body: { ft_nos, parent, release_shares } })

  /** Shared with all people of the project's company. */
  const share = async (ft_no: number) => {
    const { rows } = await sql<{ sh_no: number }>`
      insert into file_shares (ft_no, kind, emp_no) values (${ft_no}, 'client', ${mina.emp_no}) returning sh_no`.execute(
      app.db,
    )
    return rows[0]?.sh_no as number
  }

  /** Some boxes at once, past the calls: for what is about large trees. */
  const fill = (parent: number, count: number, prefix = '채움') =>
    sql`insert into file_tree (tree_no, parent, kind, name, scope, owner, path)
        select f.tree_no, f.ft_no, 'box', ${prefix} || n, 'other', ${mina.user_no}, '{}'
          from file_tree f cross join generate_series(1, ${count}::int) n where f.ft_no = ${parent}`.execute(app.db)

  /** What the counters of a tree say, and what they should say. */
  const counters = async (ft_no: number) => {
    const { rows } = await sql<{ entries: number; bytes: number; real_entries: number; real_bytes: number }>`
      select t.entries, t.bytes, (select count(*) from file_tree f where f.tree_no = t.tree_no) as real_entries,
             (select coalesce(sum(v.size), 0) from file_versions v join file_tree f using (ft_no) where f.tree_no = t.tree_no)::bigint as real_bytes
        from file_trees t where t.tree_no = (select tree_no from file_tree where ft_no = ${ft_no})`.execute(app.db)
    return rows[0]
  }

  /** The bytes of a version, as the person gets them. */
  const fetchFile = (person: Person, fa_no: number | null) =>
    fetch(`${app.url}/crm/v3/files/download?fa_no=${fa_no}`, { headers: { authorization: `Bearer ${person.token}` } })

  return {
    app,
    mina,
    jun,
    client,
    colleague,
    stranger,
    proj_no,
    list,
    top,
    names,
    createBox,
    send,
    put,
    addVersion,
    remove,
    move,
    share,
    counters,
    fill,
    fetchFile,
  }
}

export type FileTreeFixture = Awaited<ReturnType<typeof fileTreeFixture>>
