import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { migrate } from '../../db/migrate.ts'
import { databaseUrl } from '../../testing/cluster.ts'

const all = new URL('../../../db/migrations/', import.meta.url)
const treeMigration = '20261116_2100_file_tree.sql'

/** The migrations of the day before the data room, in a folder of their own. */
const earlierMigrations = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const name of await readdir(all))
    if (name < treeMigration) await copyFile(fileURLToPath(new URL(name, all)), join(folder, name))
  return pathToFileURL(`${folder}/`)
}

test('what was attached to the four drawers lies in the top boxes afterwards, with its bytes, its uploader and its name', async () => {
  const admin = new pg.Client({ connectionString: inject('clusterUrl') })
  await admin.connect()
  await admin.query('create database drawers')
  await admin.end()
  const connect = async () => {
    const client = new pg.Client({ connectionString: databaseUrl(inject('clusterUrl'), 'drawers') })
    await client.connect()
    return client
  }
  const before = await connect()
  await migrate(before, { from: await earlierMigrations() })
  await before.end()

  const client = await connect()
  onTestFinished(() => client.end())
  await client.query(`
    set session_replication_role = replica;
    insert into users (user_no, user_id, user_pw, user_name, user_type, user_email)
      overriding system value values (1, 'mina', 'x', '김미나', 'emp', 'mina@example.com');
    insert into clients (client_no, client_name) overriding system value values (1, '그린루프');
    insert into projects (proj_no, client_no, proj_name) overriding system value values (1, 1, 'IR');
    insert into files (file_no, originalname, mimetype, size, place, user_no, upload_key)
      overriding system value values
      (1, '계획서.pdf', 'application/pdf', 10, 'a', 1, md5('1')), (2, '계획서.PDF', 'application/pdf', 20, 'b', 1, md5('2')),
      (3, '표.xlsx', 'text/csv', 30, 'c', 1, md5('3')), (4, '메모.txt', 'text/plain', 40, 'd', 1, md5('4')),
      (5, '기타.zip', 'text/zip', 50, 'e', 1, md5('5'));
    insert into file_attachments (fa_no, file_no, to_table, to_no, user_no) overriding system value values
      (1, 1, 'project_plan', 1, 1), (2, 2, 'project_plan', 1, 1), (3, 3, 'project_finance', 1, 1),
      (4, 4, 'project_planning', 1, 1), (5, 5, 'project_etc', 1, 1);
    set session_replication_role = default`)
  const after = await connect()
  await migrate(after)
  await after.end()

  const { rows } = await client.query(`
    select f.scope, f.name, f.owner, v.file_no, a.fa_no, b.parent is null as is_top
      from file_tree f join file_tree b on b.ft_no = f.parent join file_versions v on v.fv_no = f.fv_no
      join file_attachments a on a.to_table = 'file_versions' and a.to_no = f.fv_no order by a.fa_no`)
  const entry = { owner: 1, is_top: true }
  expect(rows).toEqual([
    { ...entry, scope: 'ir', name: '계획서.pdf', file_no: 1, fa_no: 1 },
    { ...entry, scope: 'ir', name: '계획서 (2).PDF', file_no: 2, fa_no: 2 },
    { ...entry, scope: 'finance', name: '표.xlsx', file_no: 3, fa_no: 3 },
    { ...entry, scope: 'planning', name: '메모.txt', file_no: 4, fa_no: 4 },
    { ...entry, scope: 'other', name: '기타.zip', file_no: 5, fa_no: 5 },
  ])
  const { rows: trees } = await client.query('select entries, bytes::int as bytes from file_trees where proj_no = 1')
  expect(trees).toEqual([{ entries: 9, bytes: 150 }])
})
