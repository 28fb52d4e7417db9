import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { fileTreeMessages } from '@crm/contract/features/fileTree/fileTree.rows'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type FileTreeFixture, fileTreeFixture } from '../../testing/fixtures/fileTreeFixture.ts'
import { projectOf } from '../../testing/fixtures/meetingFixture.ts'

let t: FileTreeFixture
let plan: number
let planning: number
beforeAll(async () => {
  t = await fileTreeFixture()
  plan = await t.top(t, 'ir')
  planning = await t.top(t, 'planning')
})

test('every project and company has a tree with the four top boxes in their order', async () => {
  const { query, total, usage, may_add, path } = await t.list(t.mina, { proj_no: t.proj_no })
  expect(query.map(({ name }) => name)).toEqual(['사업계획서·IR', '기획', '재무', '기타'])
  expect(query[0]).toMatchObject({ kind: 'box', parent: null, owner: null, may_change: false, may_delete: false })
  expect({ total, may_add, path }).toEqual({ total: 4, may_add: false, path: [] })
  expect(usage?.quota).toBe(50 * 1024 ** 3)
  expect((await t.list(t.client, { client_no: t.client.client_no })).total).toBe(4)
})

test('a file lands in its box with its folders, and is downloaded under its name of today', async () => {
  const file = await t.put(t.mina, plan, '계획서.pdf', { folders: ['초안', '3월'], note: '1차', bytes: '첫 내용' })
  expect(file).toMatchObject({ kind: 'file', ver: 1, size: Buffer.byteLength('첫 내용'), may_delete: true })
  const { query } = await t.mina.call(fileTree.show, { params: { ft_no: file.ft_no } })
  expect(query[0]).toMatchObject({ proj_name: '그린루프 IR', proj_no: t.proj_no })
  expect(query[0]?.path.map(({ name }) => name)).toEqual(['사업계획서·IR', '초안', '3월'])

  await t.mina.call(fileTree.update, { params: { ft_no: file.ft_no }, body: { name: '최종.pdf' } })
  const answer = await t.fetchFile(t.mina, file.fa_no)
  expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent('최종.pdf'))
  expect(await answer.text()).toBe('첫 내용')
})

test('folders that are there are used, whatever the case and composition of their names', async () => {
  const box = await t.createBox(t.mina, planning, 'Café 자료')
  await t.put(t.mina, planning, 'a.txt', { folders: ['CAFÉ 자료'.normalize('NFD')] })
  expect(await t.names(t.mina, box.ft_no)).toEqual(['a.txt'])
})

test('same name: ask tells which entry has it, version and both keep everything, skip adds nothing', async () => {
  const box = (await t.createBox(t.mina, plan, '같은 이름')).ft_no
  const first = await t.put(t.mina, box, '덱.PDF')
  await expect(t.put(t.mina, box, '덱.pdf')).rejects.toMatchObject({
    status: 409,
    message: fileTreeMessages.nameTaken,
    newest: { ft_no: first.ft_no },
  })
  expect((await t.put(t.jun, box, '덱.pdf', { same: 'version', note: '고침' })).ver).toBe(2)
  expect((await t.put(t.mina, box, '덱.pdf', { same: 'both' })).name).toBe('덱 (2).pdf')
  expect((await t.put(t.mina, box, '덱.pdf', { same: 'both' })).name).toBe('덱 (3).pdf')
  expect((await t.put(t.mina, box, '덱.pdf', { same: 'skip' })).ft_no).toBe(first.ft_no)
  expect(await t.names(t.mina, box)).toEqual(['덱 (2).pdf', '덱 (3).pdf', '덱.PDF'])

  const { query } = await t.mina.call(fileTree.listVersions, { params: { ft_no: first.ft_no } })
  expect(query.map(({ ver, note, is_current }) => [ver, note, is_current])).toEqual([
    [2, '고침', true],
    [1, null, false],
  ])
  await expect(t.createBox(t.mina, box, '덱.pdf')).rejects.toMatchObject({ status: 409 })
  await t.createBox(t.mina, box, '폴더')
  await expect(t.put(t.mina, box, '폴더', { same: 'version' })).rejects.toMatchObject({ status: 409 })
})

test('an old version becomes current again and every version keeps its bytes', async () => {
  const file = await t.put(t.mina, planning, '버전.txt', { bytes: '하나' })
  const second = await t.addVersion(t.jun, file.ft_no, '둘', '두 번째')
  expect(second).toMatchObject({ ver: 2, is_current: true, user_no: t.jun.user_no })
  const { query } = await t.mina.call(fileTree.setCurrent, {
    params: { ft_no: file.ft_no },
    body: { fv_no: file.fv_no as number },
  })
  expect(query[0]).toMatchObject({ ver: 1, fv_no: file.fv_no })
  expect(await (await t.fetchFile(t.mina, second.fa_no)).text()).toBe('둘')
  const other = await t.put(t.mina, planning, '다른.txt')
  await expect(
    t.mina.call(fileTree.setCurrent, { params: { ft_no: file.ft_no }, body: { fv_no: other.fv_no as number } }),
  ).rejects.toMatchObject({ status: 404 })
})

test('the question about equal names is answered before anything is uploaded', async () => {
  const box = (await t.createBox(t.mina, planning, '물음')).ft_no
  const inside = await t.put(t.mina, box, 'a.txt', { folders: ['안'] })
  const files = [
    { folders: ['안'], name: 'A.TXT' },
    { folders: ['안'], name: 'b.txt' },
    { folders: ['없는 폴더'], name: 'a.txt' },
    { folders: [], name: '안' },
    { folders: ['안', 'A.txt'], name: '아래.txt' },
    { folders: ['없는 폴더', ...'1234567'], name: '깊은 곳.txt' },
    { folders: ['없는 폴더', '속'], name: 'b.txt' },
  ]
  const answer = await t.mina.call(fileTree.findTaken, { body: { parent: box, files } })
  const { query } = answer
  expect(answer).toMatchObject({ blocked: [4], too_deep: [5], new_folders: 2 })
  expect(answer.usage).toEqual((await t.list(t.mina, { box_ft_no: box })).usage)
  expect(query.map(({ index, kind }) => [index, kind])).toEqual([
    [0, 'file'],
    [3, 'box'],
  ])
  expect(query[0]?.ft_no).toBe(inside.ft_no)
})

test('what moves takes everything inside along; names, circles and other trees refuse it whole', async () => {
  const from = await t.createBox(t.mina, plan, '옮길 곳')
  const box = await t.createBox(t.mina, from.ft_no, '상자')
  const file = await t.put(t.mina, box.ft_no, 'a.txt')
  const target = await t.createBox(t.mina, planning, '받을 곳')
  await t.move(t.mina, [box.ft_no, file.ft_no], target.ft_no)
  const { query } = await t.mina.call(fileTree.show, { params: { ft_no: file.ft_no } })
  expect(query[0]?.path.map(({ name }) => name)).toEqual(['기획', '받을 곳', '상자'])
  expect(query[0]?.scope).toBe('planning')

  await expect(t.move(t.mina, [target.ft_no], box.ft_no)).rejects.toMatchObject({
    status: 409,
    message: fileTreeMessages.insideItself,
  })
  await t.put(t.mina, target.ft_no, 'b.txt')
  const twin = await t.put(t.mina, from.ft_no, 'B.txt')
  await expect(t.move(t.mina, [twin.ft_no], target.ft_no)).rejects.toMatchObject({
    status: 409,
    message: '같은 이름이 이미 있어요: B.txt',
  })
  const other = await t.top({ proj_no: await projectOf(t.app, t.client.client_no, '다른') })
  await expect(t.move(t.mina, [file.ft_no], other)).rejects.toMatchObject({ status: 400 })
  await expect(t.move(t.mina, [plan], target.ft_no)).rejects.toMatchObject({ status: 403 })
})

test('a copy goes to another project with current versions, new owners and free names', async () => {
  const box = await t.createBox(t.mina, plan, '복사할 것')
  const file = await t.put(t.mina, box.ft_no, 'a.txt', { folders: ['속'], bytes: '하나' })
  await t.addVersion(t.mina, file.ft_no, '둘')
  const other = await t.top({ proj_no: await projectOf(t.app, t.client.client_no, '받는 프로젝트') })
  const copy = async () => {
    const { query } = await t.jun.call(fileTree.copy, { body: { ft_nos: [box.ft_no], parent: other } })
    return query[0] as (typeof query)[number]
  }
  const [first, second] = [await copy(), await copy()]
  expect([first.name, second.name, first.owner]).toEqual(['복사할 것', '복사할 것 (2)', t.jun.user_no])
  const inside = await t.list(t.mina, { box_ft_no: first.ft_no })
  const [copied] = (await t.list(t.mina, { box_ft_no: inside.query[0]?.ft_no as number })).query
  expect(copied).toMatchObject({ name: 'a.txt', ver: 1, owner: t.jun.user_no })
  expect(await (await t.fetchFile(t.mina, copied?.fa_no as number)).text()).toBe('둘')
  await expect(
    t.mina.call(fileTree.copy, { body: { ft_nos: [box.ft_no], parent: inside.query[0]?.parent ?? 0 } }),
  ).resolves.toBeTruthy()
  await expect(t.mina.call(fileTree.copy, { body: { ft_nos: [box.ft_no], parent: box.ft_no } })).rejects.toMatchObject({
    status: 409,
  })
  const counted = await t.counters(first.ft_no)
  expect(counted).toMatchObject({ entries: counted?.real_entries, bytes: counted?.real_bytes })
})

test('live shares stop moving and deleting until their end is agreed to; then they end', async () => {
  const box = await t.createBox(t.mina, plan, '공유한 폴더')
  const file = await t.put(t.mina, box.ft_no, '공유.txt')
  const sh_no = await t.share(file.ft_no)
  await expect(t.move(t.mina, [box.ft_no], planning)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('공유.txt'),
  })
  await expect(t.remove(t.mina, [box.ft_no])).rejects.toMatchObject({ status: 409 })
  await t.move(t.mina, [box.ft_no], planning, true)
  const { rows } = await sql<{ state: string }>`select state from file_shares where sh_no = ${sh_no}`.execute(t.app.db)
  expect(rows).toEqual([{ state: 'released' }])
  await t.remove(t.mina, [box.ft_no])

  // People of a company, who see no shares, are told and go on with what is theirs.
  const theirs = await t.put(t.client, await t.top({ client_no: t.client.client_no }), '링크로 나간 것.txt')
  await sql`insert into file_shares (ft_no, kind, emp_no, token_hash)
            values (${theirs.ft_no}, 'link', ${t.mina.emp_no}, sha256('own'))`.execute(t.app.db)
  await expect(t.remove(t.client, [theirs.ft_no])).rejects.toMatchObject({
    status: 409,
    fields: { release_shares: expect.stringContaining('링크로 나간 것.txt') },
  })
  await t.remove(t.client, [theirs.ft_no], true)
})

test('stars are one’s own', async () => {
  const { ft_no } = await t.put(t.mina, planning, '별.txt')
  await t.mina.call(fileTree.star, { params: { ft_no }, body: { is_starred: true } })
  const starred = async (person: typeof t.mina) =>
    (await person.call(fileTree.show, { params: { ft_no } })).query[0]?.is_starred
  expect([await starred(t.mina), await starred(t.jun)]).toEqual([true, false])
  const { query } = await t.mina.call(fileTree.mine, { query: { view: 'starred' } })
  expect(query.map(({ name }) => name)).toEqual(['별.txt'])
  await t.mina.call(fileTree.star, { params: { ft_no }, body: { is_starred: false } })
  expect(await starred(t.mina)).toBe(false)
})

test('lists put boxes first, in every order', async () => {
  const box = (await t.createBox(t.mina, planning, '순서')).ft_no
  await t.put(t.mina, box, '가.txt', { bytes: 'xxx' })
  await t.put(t.mina, box, '나.txt', { bytes: 'x' })
  await t.createBox(t.mina, box, '하 폴더')
  const names = async (sort: 'name' | '-name' | '-size' | 'size' | 'update_dt') =>
    (await t.list(t.mina, { box_ft_no: box, sort })).query.map(({ name }) => name[0])
  expect(await names('name')).toEqual(['하', '가', '나'])
  expect(await names('-name')).toEqual(['하', '나', '가'])
  expect(await names('-size')).toEqual(['하', '가', '나'])
  expect(await names('size')).toEqual(['하', '나', '가'])
  const page = await t.list(t.mina, { box_ft_no: box, offset: 1, limit: 1 })
  expect([page.total, page.query.length]).toEqual([3, 1])
})

test('numbers in names count, for staff and for people of a company alike', async () => {
  const box = (await t.createBox(t.mina, planning, '차례')).ft_no
  for (const name of ['10차.txt', '2차.txt', '2차 (10).txt', '2차 (2).txt']) await t.put(t.mina, box, name)
  const names = async (sort: 'name' | '-name' = 'name') =>
    (await t.list(t.mina, { box_ft_no: box, sort })).query.map(({ name }) => name)
  const inOrder = ['2차 (2).txt', '2차 (10).txt', '2차.txt', '10차.txt']
  expect(await names()).toEqual(inOrder)
  expect(await names('-name')).toEqual(inOrder.toReversed())
  const paged = [
    await t.list(t.mina, { box_ft_no: box, limit: 2 }),
    await t.list(t.mina, { box_ft_no: box, offset: 2 }),
  ]
  expect(paged.flatMap(({ query }) => query.map(({ name }) => name))).toEqual(inOrder)

  await t.share(box)
  expect(await t.names(t.client, box)).toEqual(inOrder)
})

test('whoever works inside a shared box is told which box of the path is shared', async () => {
  const box = await t.createBox(t.mina, planning, '공유함')
  const inner = await t.createBox(t.mina, box.ft_no, '속')
  expect((await t.list(t.mina, { box_ft_no: inner.ft_no })).shared_boxes).toEqual([])
  await t.share(box.ft_no)
  const { path, shared_boxes } = await t.list(t.mina, { box_ft_no: inner.ft_no })
  expect([path.map(({ name }) => name), shared_boxes]).toEqual([['기획', '공유함', '속'], [box.ft_no]])
  expect((await t.list(t.client, { box_ft_no: inner.ft_no })).shared_boxes).toEqual([])
})

test('an old version is deleted for good by who brought it, which frees its room; the current one is not', async () => {
  const file = await t.put(t.mina, planning, '옛것.txt', { bytes: 'x'.repeat(100) })
  const second = await t.addVersion(t.jun, file.ft_no, 'y'.repeat(50))
  const del = (person: typeof t.mina, fv_no: number | null) =>
    person.call(fileTree.removeVersion, { params: { ft_no: file.ft_no, fv_no: fv_no ?? 0 } })
  await expect(del(t.jun, second.fv_no)).rejects.toMatchObject({ status: 409 })
  await expect(del(t.jun, file.fv_no)).rejects.toMatchObject({ status: 403 })
  const may = async (person: typeof t.mina) =>
    (await person.call(fileTree.listVersions, { params: { ft_no: file.ft_no } })).query.map(
      ({ may_delete }) => may_delete,
    )
  expect([await may(t.mina), await may(t.jun)]).toEqual([
    [false, true],
    [false, false],
  ])
  const before = (await t.counters(planning))?.bytes ?? 0
  await del(t.mina, file.fv_no)
  expect(await t.counters(planning)).toMatchObject({ bytes: before - 100, real_bytes: before - 100 })
  await expect(del(t.mina, file.fv_no)).rejects.toMatchObject({ status: 404 })
  expect((await t.fetchFile(t.mina, file.fa_no)).status).toBe(404)
  const { rows } = await sql`
    select user_no, (before ->> 'ver')::int as ver from audit_log
     where table_name = 'file_versions' and action = 'delete' and row_key = ${String(file.fv_no)}`.execute(t.app.db)
  expect(rows).toEqual([{ user_no: t.mina.user_no, ver: 1 }])
})
