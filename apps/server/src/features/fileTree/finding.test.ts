import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { FileEntry, FoundEntry } from '@crm/contract/features/fileTree/fileTree.rows'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type FileTreeFixture, fileTreeFixture, pdfSample } from '../../testing/fixtures/fileTreeFixture.ts'
import type { Person } from '../../testing/startTestApp.ts'

let t: FileTreeFixture
let plan: number
beforeAll(async () => {
  t = await fileTreeFixture()
  plan = await t.top(t, 'ir')
})

const search = async (keyword: string, more: object = {}) =>
  (await t.mina.call(fileTree.search, { query: { proj_no: t.proj_no, keyword, limit: 100, ...more } })).query

/** As the job that reads files writes it. */
const writeText = (fv_no: number | null, content: string) =>
  sql`insert into file_texts (fv_no, state, content) values (${fv_no}, 'done', ${content})
      on conflict (fv_no) do update set state = 'done', content = excluded.content`.execute(t.app.db)

test('thumbnails come with a list that asks for them, and always with one entry', async () => {
  const { ft_no } = await t.put(t.mina, plan, '섬네일.pdf', pdfSample)
  const listed = async (more: object) => {
    const { query } = await t.mina.call(fileTree.list, { query: { box_ft_no: plan, limit: 100, ...more } })
    return query.find((entry) => entry.ft_no === ft_no)?.picture
  }
  const found = async (more: object) => (await search('섬네일', more))[0]?.picture
  const shown = (await t.mina.call(fileTree.show, { params: { ft_no } })).query[0]?.picture
  expect(shown).toContain('/storage/files/')
  expect(await Promise.all([listed({}), found({})])).toEqual([null, null])
  const asked = { with_pictures: 1 }
  expect(await Promise.all([listed(asked), found(asked)])).toEqual([shown, shown])
  await t.remove(t.mina, [ft_no])
})

test('names by parts and 초성, and the words inside with what stands around them', async () => {
  const named = await t.put(t.mina, plan, '사업계획서 초안.pdf')
  const filled = await t.put(t.mina, plan, '회의 자료.hwp')
  await writeText(filled.fv_no, `${'앞말 '.repeat(100)}올해의 사업\n계획서를 다시 쓰기로 했다. ${'뒷말 '.repeat(100)}`)
  // The top box has the word in its name as well.
  const files = async (keyword: string) => (await search(keyword)).filter(({ kind }) => kind === 'file')
  const found = await files('사업계획서')
  expect(found.map(({ ft_no }) => ft_no)).toEqual([named.ft_no, filled.ft_no])
  expect(found[0]?.excerpt).toBeNull()
  expect(found[1]?.excerpt).toMatch(/^.*앞말 올해의 사업 계획서를 다시 쓰기로 했다\. 뒷말/)
  expect((await files('ㅅㅇㄱㅎ')).map(({ ft_no }) => ft_no)).toEqual([named.ft_no, filled.ft_no])
  expect((await search('사업', { kind: 'hwp' })).map(({ ft_no }) => ft_no)).toEqual([filled.ft_no])
  expect(await search('없는말')).toEqual([])
  await t.remove(t.mina, [filled.ft_no])
  expect((await files('사업계획서')).map(({ ft_no }) => ft_no)).toEqual([named.ft_no])
})

test('only the current version is searched', async () => {
  const file = await t.put(t.mina, plan, '바뀐 글.txt')
  await writeText(file.fv_no, '옛날글귀')
  const { fv_no } = await t.addVersion(t.mina, file.ft_no, '새')
  await writeText(fv_no, '요즘글귀')
  expect(await search('옛날글귀')).toEqual([])
  expect((await search('요즘글귀')).map(({ ft_no }) => ft_no)).toEqual([file.ft_no])
})

test('my files: each view has its own', async () => {
  const me = await t.app.staff({ emp_scope: ['MyPageData'] })
  await t.app.db
    .insertInto('project_employees')
    .values({ proj_no: t.proj_no, emp_no: me.emp_no, pe_type: 'manager' })
    .execute()
  const box = (await t.createBox(t.mina, plan, '내 화면')).ft_no
  const mine = await t.put(me, box, '내 덱.pptx')
  const other = await t.put(t.mina, box, '남의 사진.png')
  const names = async (query: object) =>
    (await me.call(fileTree.mine, { query: { limit: 100, ...query } })).query.map(({ name }) => name)
  expect(await names({ view: 'uploaded' })).toEqual(['내 덱.pptx'])
  expect(await names({ view: 'projects', keyword: '남의' })).toEqual(['남의 사진.png'])
  expect(await names({ view: 'projects', kind: 'picture' })).toEqual(['남의 사진.png'])
  expect(await names({ view: 'projects', kind: 'slides' })).toEqual(['내 덱.pptx'])
  expect(await names({ view: 'uploaded', end_dt: '2020-01-01' })).toEqual([])
  expect(await names({ view: 'recent' })).toEqual([])
  await (await t.fetchFile(me, other.fa_no)).arrayBuffer()
  expect(await names({ view: 'recent' })).toEqual(['남의 사진.png'])
  // In the order of opening, or as it was chosen; the days are those of opening.
  await (await t.fetchFile(me, mine.fa_no)).arrayBuffer()
  await sql`update file_opens set open_dt = now() - interval '400 days' where ft_no = ${other.ft_no}`.execute(t.app.db)
  expect(await names({ view: 'recent' })).toEqual(['내 덱.pptx', '남의 사진.png'])
  expect(await names({ view: 'recent', sort: 'open_dt' })).toEqual(['남의 사진.png', '내 덱.pptx'])
  expect(await names({ view: 'recent', sort: '-name' })).toEqual(['내 덱.pptx', '남의 사진.png'])
  expect(await names({ view: 'recent', sort: 'name' })).toEqual(['남의 사진.png', '내 덱.pptx'])
  expect(
    await names({ view: 'recent', start_dt: new Date(Date.now() - 100 * 86_400_000).toISOString().slice(0, 10) }),
  ).toEqual(['내 덱.pptx'])
  expect(await names({ view: 'shared' })).toEqual([])
  await sql`insert into file_shares (ft_no, kind, emp_no) values (${box}, 'client', ${me.emp_no})`.execute(t.app.db)
  expect(await names({ view: 'shared' })).toEqual(['내 화면'])

  const letter = await t.put(t.client, await t.top({ client_no: t.client.client_no }), '고객이 보낸 덱.pdf')
  const { ft_no: other_box } = await t.createBox(t.mina, plan, '요청함')
  const arrived = await t.put(t.mina, other_box, '링크로 온 표.xlsx')
  await sql`with request as (insert into file_requests (proj_no, emp_no, title) values (${t.proj_no}, ${me.emp_no}, '요청') returning fr_no), line as (insert into file_request_lines (fr_no, name) select fr_no, '표' from request returning frl_no)
            insert into file_request_files (frl_no, ft_no, name, done_by)
            select frl_no, ${arrived.ft_no}, '표.xlsx', '손님 (링크)' from line`.execute(t.app.db)
  // Without a scope for companies one sees nothing of their own data rooms.
  expect(await names({ view: 'received' })).toEqual(['링크로 온 표.xlsx'])
  await t.app.db
    .updateTable('employees')
    .set({ emp_scope: ['MyPageData', 'ClientVcList'] })
    .where('emp_no', '=', me.emp_no)
    .execute()
  // The database announces a changed scope to the server, a moment after the change.
  const received = async () => (await names({ view: 'received' })).sort()
  await expect.poll(received).toEqual(['고객이 보낸 덱.pdf', '링크로 온 표.xlsx'])
  await sql`update file_versions set size = 20 * 1024 * 1024 where fv_no = ${letter.fv_no}`.execute(t.app.db)
  expect(await names({ view: 'received', size: 'large' })).toEqual(['고객이 보낸 덱.pdf'])
  expect(await names({ view: 'received', size: 'small' })).toEqual(['링크로 온 표.xlsx'])
  expect(await names({ view: 'received', size: 'huge' })).toEqual([])

  // Whoever is taken from the project sees nothing of it any more, not even what they brought.
  await t.app.db.deleteFrom('project_employees').where('emp_no', '=', me.emp_no).execute()
  for (const view of ['uploaded', 'projects', 'received', 'recent', 'shared']) expect(await names({ view })).toEqual([])
  expect((await t.fetchFile(me, mine.fa_no)).status).toBe(404)
})

test('answers have what their rows say and nothing that only rules need, such as where the bytes lie', async () => {
  await t.put(t.mina, plan, '모양.pdf')
  const rowsOf = async (path: string) => {
    const answer = await fetch(`${t.app.url}${path}`, { headers: { authorization: `Bearer ${t.mina.token}` } })
    return ((await answer.json()) as { query: object[] }).query
  }
  const keysOf = (rows: object[]) => new Set(rows.flatMap((row) => Object.keys(row)))
  const listed = await rowsOf(`${fileTree.list.path}?box_ft_no=${plan}`)
  expect(keysOf(listed)).toEqual(new Set(Object.keys(FileEntry.shape)))
  const found = await rowsOf(`${fileTree.search.path}?proj_no=${t.proj_no}&keyword=${encodeURIComponent('모양')}`)
  expect(keysOf(found)).toEqual(new Set(Object.keys(FoundEntry.shape)))
})

const fetchZip = async (person: Person, ft_nos: number[], more = '') => {
  const answer = await fetch(`${t.app.url}${fileTree.zip.path}?ft_nos=${ft_nos.join(',')}${more}`, {
    headers: { authorization: `Bearer ${person.token}` },
  })
  expect(answer.status).toBe(200)
  const bytes = Buffer.from(await answer.arrayBuffer())
  const text = (content: Uint8Array) => Buffer.from(content).toString()
  const files = Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, text(content)]))
  return { answer, bytes, files }
}

test('a zip holds boxes and files with Korean names, equal paths with numbers, and counts as opened', async () => {
  const box = await t.createBox(t.mina, plan, '묶음')
  await t.createBox(t.mina, box.ft_no, '빈 폴더')
  await t.put(t.mina, box.ft_no, '한글 이름.txt', { bytes: '내용', folders: ['속'] })
  const [one, two] = [await t.createBox(t.mina, plan, '가'), await t.createBox(t.mina, plan, '나')]
  const first = await t.put(t.mina, one.ft_no, '같은 이름.txt', { bytes: '1' })
  const second = await t.put(t.mina, two.ft_no, '같은 이름.txt', { bytes: '2' })
  const { answer, bytes, files } = await fetchZip(t.jun, [box.ft_no, first.ft_no, second.ft_no])
  expect(files).toEqual({
    '묶음/': '',
    '묶음/빈 폴더/': '',
    '묶음/속/': '',
    '묶음/속/한글 이름.txt': '내용',
    '같은 이름.txt': '1',
    '같은 이름 (2).txt': '2',
  })
  expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent('자료 3개.zip'))
  // Bit 11 of the flags: names are UTF-8.
  expect(bytes.readUInt16LE(6) & 0x800).toBe(0x800)
  const { query } = await t.jun.call(fileTree.mine, { query: { view: 'recent', limit: 100 } })
  expect(query.map(({ name }) => name).sort()).toEqual(['같은 이름.txt', '같은 이름.txt', '한글 이름.txt'])
})

test('a zip with versions has each of them; names that Windows refuses are spelled differently', async () => {
  const file = await t.put(t.mina, plan, '무엇? "왜".txt', { bytes: '하나' })
  await t.addVersion(t.mina, file.ft_no, '둘')
  const { files, answer } = await fetchZip(t.mina, [file.ft_no], '&with_versions=1')
  expect(files).toEqual({ '무엇_ _왜_.txt': '둘', '무엇_ _왜_ (버전 1).txt': '하나' })
  expect(answer.headers.get('content-disposition')).toContain(
    encodeURIComponent('무엇? "왜".txt.zip').replace(/['()*]/g, ''),
  )
})

test('of a shared box people of the company get the zip, of anything else nothing', async () => {
  const box = await t.createBox(t.mina, plan, '나눔')
  const file = await t.put(t.mina, box.ft_no, 'a.txt', { bytes: 'a' })
  await t.share(box.ft_no)
  expect((await fetchZip(t.client, [box.ft_no])).files).toEqual({ '나눔/': '', '나눔/a.txt': 'a' })
  await expect(t.client.call(fileTree.zip, { query: { ft_nos: [plan] } })).rejects.toMatchObject({ status: 404 })
  await expect(t.stranger.call(fileTree.zip, { query: { ft_nos: [file.ft_no] } })).rejects.toMatchObject({
    status: 404,
  })
})
