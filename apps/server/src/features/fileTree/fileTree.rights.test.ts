import { files } from '@crm/contract/features/files/files'
import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { beforeAll, expect, test } from 'vitest'
import { type FileTreeFixture, fileTreeFixture, pdfSample } from '../../testing/fixtures/fileTreeFixture.ts'
import type { Person } from '../../testing/startTestApp.ts'

let t: FileTreeFixture
let plan: number
let own: number
beforeAll(async () => {
  t = await fileTreeFixture()
  plan = await t.top(t, 'ir')
  own = await t.top({ client_no: t.client.client_no }, 'ir')
})

const rename = (person: Person, ft_no: number, name: string) =>
  person.call(fileTree.update, { params: { ft_no }, body: { name } })

test('staff tidy each other’s entries, but only the uploader deletes a file', async () => {
  const file = await t.put(t.mina, plan, '내 것.txt')
  await rename(t.jun, file.ft_no, '바꾼 이름.txt')
  await expect(t.remove(t.jun, [file.ft_no])).rejects.toMatchObject({ status: 403 })
  await t.remove(t.mina, [file.ft_no])
  expect(await t.names(t.mina, plan)).not.toContain('바꾼 이름.txt')
})

test('a box is deleted by who made it while everything inside is theirs', async () => {
  const box = await t.createBox(t.mina, plan, '섞인 폴더')
  const deep = await t.createBox(t.mina, box.ft_no, '속')
  const foreign = await t.put(t.jun, deep.ft_no, '준.txt')
  const shown = async () => (await t.mina.call(fileTree.show, { params: { ft_no: box.ft_no } })).query[0]
  expect((await shown())?.may_delete).toBe(false)
  await expect(t.remove(t.mina, [box.ft_no])).rejects.toMatchObject({ status: 403 })
  await t.remove(t.jun, [foreign.ft_no])
  expect((await shown())?.may_delete).toBe(true)
  await t.remove(t.mina, [box.ft_no])
})

test('top boxes are never renamed, moved or deleted', async () => {
  await expect(rename(t.mina, plan, '다른 이름')).rejects.toMatchObject({ status: 403 })
  await expect(t.remove(t.mina, [plan])).rejects.toMatchObject({ status: 403 })
})

test('staff without any way to the project see nothing of it; those who take part do', async () => {
  const outsider = await t.app.staff({ emp_scope: [] })
  const file = await t.put(t.mina, plan, '안 보이는 파일.txt')
  const nothing = { status: 404 }
  await expect(t.list(outsider, { proj_no: t.proj_no })).rejects.toMatchObject(nothing)
  await expect(t.list(outsider, { box_ft_no: plan })).rejects.toMatchObject(nothing)
  await expect(t.put(outsider, plan, 'x.txt')).rejects.toMatchObject(nothing)
  expect((await t.fetchFile(outsider, file.fa_no)).status).toBe(404)
  await t.app.db
    .insertInto('project_employees')
    .values({ proj_no: t.proj_no, emp_no: outsider.emp_no, pe_type: 'manager' })
    .execute()
  expect((await t.list(outsider, { proj_no: t.proj_no })).total).toBe(4)
  expect((await t.fetchFile(outsider, file.fa_no)).status).toBe(200)
  await expect(t.list(outsider, { client_no: t.client.client_no })).rejects.toMatchObject(nothing)
})

test('people of a company use their own tree and change only what is theirs', async () => {
  const file = await t.put(t.client, own, '우리 자료.txt')
  const box = await t.createBox(t.client, own, '우리 폴더')
  await t.move(t.client, [file.ft_no], box.ft_no)
  await expect(rename(t.colleague, file.ft_no, '남의 것.txt')).rejects.toMatchObject({ status: 403 })
  await expect(t.move(t.colleague, [box.ft_no], own)).rejects.toMatchObject({ status: 403 })
  await expect(t.remove(t.colleague, [file.ft_no])).rejects.toMatchObject({ status: 403 })
  await t.put(t.colleague, box.ft_no, '동료.txt')
  await expect(t.remove(t.client, [box.ft_no])).rejects.toMatchObject({ status: 403 })
  await rename(t.client, box.ft_no, '이름 바꾼 폴더')
  expect((await t.list(t.client, { client_no: t.client.client_no })).usage?.entries).toBeGreaterThan(4)
})

test('of a project people of its company see what is shared, and change nothing', async () => {
  const box = await t.createBox(t.mina, plan, '보여 줄 폴더')
  const file = await t.put(t.mina, box.ft_no, '보여 줄 파일.txt')
  const hidden = await t.put(t.mina, plan, '비밀.txt')
  await expect(t.list(t.client, { box_ft_no: box.ft_no })).rejects.toMatchObject({ status: 404 })
  const before = await t.fetchFile(t.client, file.fa_no)
  expect(before.status).toBe(404)

  await t.share(box.ft_no)
  const listed = await t.list(t.client, { box_ft_no: box.ft_no })
  expect(listed).toMatchObject({ may_add: false, usage: null, path: [{ ft_no: box.ft_no }] })
  expect(listed.query[0]).toMatchObject({ ft_no: file.ft_no, may_change: false, may_delete: false, shares: 0 })
  expect((await t.fetchFile(t.client, file.fa_no)).status).toBe(200)
  expect((await t.fetchFile(t.client, hidden.fa_no)).status).toBe(404)
  await expect(t.put(t.client, box.ft_no, 'x.txt')).rejects.toMatchObject({ status: 403 })
  await expect(rename(t.client, file.ft_no, 'x.txt')).rejects.toMatchObject({ status: 403 })
  await expect(t.remove(t.client, [file.ft_no])).rejects.toMatchObject({ status: 403 })
  await expect(t.addVersion(t.client, file.ft_no, 'x')).rejects.toMatchObject({ status: 403 })

  const search = (person: Person, keyword: string) =>
    person.call(fileTree.search, { query: { proj_no: t.proj_no, keyword } })
  expect((await search(t.client, '보여')).query.map(({ name }) => name)).toEqual(['보여 줄 폴더', '보여 줄 파일.txt'])
  expect((await search(t.client, '비밀')).total).toBe(0)
  await expect(search(t.stranger, '보여')).rejects.toMatchObject({ status: 404 })
})

test('what is shared for reading only is taken along by no way, and older versions by nobody outside', async () => {
  const file = await t.put(t.mina, plan, '읽기만.pdf', pdfSample)
  const { picture } = await t.put(t.mina, plan, '읽기만.pdf', { ...pdfSample, same: 'version' })
  expect(picture).not.toBeNull()
  const versions = (person: Person) => person.call(fileTree.listVersions, { params: { ft_no: file.ft_no } })
  const [current, old] = (await versions(t.mina)).query
  await t.share(file.ft_no)
  const shares = t.app.db.updateTable('file_shares').where('ft_no', '=', file.ft_no)
  const statuses = async () => [
    (await t.fetchFile(t.client, current?.fa_no ?? 0)).status,
    (await t.fetchFile(t.client, old?.fa_no ?? 0)).status,
  ]
  expect(await statuses()).toEqual([200, 404])
  expect((await versions(t.client)).query.map(({ fv_no }) => fv_no)).toEqual([current?.fv_no])

  await shares.set({ may_download: false }).execute()
  expect(await statuses()).toEqual([404, 404])
  const tries = [
    t.client.call(fileTree.zip, { query: { ft_nos: [file.ft_no] } }),
    t.client.call(fileTree.copy, { body: { ft_nos: [file.ft_no], parent: own } }),
  ]
  for (const result of await Promise.allSettled(tries)) {
    expect(result).toMatchObject({ status: 'rejected', reason: { status: 403 } })
  }
  const { query } = await t.client.call(fileTree.show, { params: { ft_no: file.ft_no } })
  expect(query).toMatchObject([{ name: '읽기만.pdf', picture: null }])
})

test('another company and a guest get nothing by any way to a file', async () => {
  const file = await t.put(t.client, own, '남에게 안 보임.txt')
  const version = await t.addVersion(t.client, file.ft_no, '둘')
  const vc = await t.app.vc()
  for (const person of [t.stranger, vc]) {
    const tries = [
      t.list(person, { client_no: t.client.client_no }),
      t.list(person, { box_ft_no: own }),
      person.call(fileTree.show, { params: { ft_no: file.ft_no } }),
      person.call(fileTree.listVersions, { params: { ft_no: file.ft_no } }),
      person.call(fileTree.listBin, { query: { client_no: t.client.client_no } }),
      person.call(fileTree.search, { query: { client_no: t.client.client_no, keyword: '남에게' } }),
      person.call(fileTree.copy, { body: { ft_nos: [file.ft_no], parent: own } }),
      person.call(fileTree.star, { params: { ft_no: file.ft_no }, body: { is_starred: true } }),
      person.call(fileTree.zip, { query: { ft_nos: [file.ft_no] } }),
      person.call(fileTree.restore, { body: { ft_nos: [file.ft_no] } }),
      t.put(person, own, '끼워 넣기.txt'),
    ]
    for (const result of await Promise.allSettled(tries)) {
      expect(result).toMatchObject({ status: 'rejected' })
      expect([403, 404]).toContain((result as PromiseRejectedResult).reason.status)
    }
    expect((await t.fetchFile(person, file.fa_no)).status).toBe(404)
    expect((await t.fetchFile(person, version.fa_no)).status).toBe(404)
  }
  const copied = t.client.call(fileTree.copy, { body: { ft_nos: [file.ft_no], parent: await t.top(t) } })
  await expect(copied).rejects.toMatchObject({ status: 404 })
})

test('what is in the bin is downloaded only by who may restore it', async () => {
  const file = await t.put(t.client, own, '지울 것.txt')
  await t.remove(t.client, [file.ft_no])
  const statuses = []
  for (const person of [t.client, t.colleague, t.mina, t.stranger]) {
    statuses.push((await t.fetchFile(person, file.fa_no)).status)
  }
  expect(statuses).toEqual([200, 404, 200, 404])
})

test('files of versions are attached, renamed and removed by the tree alone', async () => {
  const file = await t.put(t.mina, plan, '직접.txt')
  const file_no = await t.send(t.mina, { originalname: 'x.txt', bytes: 'x' })
  const target = { to_table: 'file_versions', to_no: file.fv_no as number }
  const params = { fa_no: file.fa_no as number }
  await expect(t.mina.call(files.completeUpload, { body: { file_no, ...target } })).rejects.toMatchObject({
    status: 403,
  })
  await expect(t.mina.call(files.remove, { params })).rejects.toMatchObject({ status: 403 })
  await expect(t.mina.call(files.rename, { params, body: { originalname: 'y' } })).rejects.toMatchObject({
    status: 403,
  })
})

test('only one’s own upload is put into a box', async () => {
  const file_no = await t.send(t.jun, { originalname: 'x.txt', bytes: 'x' })
  const stolen = t.mina.call(fileTree.addFile, { body: { parent: plan, file_no, name: '남의 업로드.txt' } })
  await expect(stolen).rejects.toMatchObject({ status: 404 })
})
