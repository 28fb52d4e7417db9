import { alarms } from '@crm/contract/features/alarms/alarms'
import { fileRequests } from '@crm/contract/features/fileRequests/fileRequests'
import { fileRequestMessages } from '@crm/contract/features/fileRequests/fileRequests.rows'
import type { UploadAddress } from '@crm/contract/features/files/files'
import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { postUpload, requestUpload } from '../../testing/files/uploads.ts'
import { sharesFixture } from '../../testing/fixtures/sharesFixture.ts'
import type { Person } from '../../testing/startTestApp.ts'
import { remindOfRequests } from './fileRequests.service.ts'

let set: Awaited<ReturnType<typeof sharesFixture>>
beforeAll(async () => {
  set = await sharesFixture()
})

const ask = async (changes: object = {}) => {
  const body = { ft_no: set.box, lines: [{ name: '재무제표' }, { name: '정관', note: '최근 것' }], ...changes }
  const { query } = await set.mina.call(fileRequests.create, { body })
  return query[0] as (typeof query)[number]
}
const uploaded = async (by: Person, name: string) => {
  const sample = { originalname: name, bytes: name }
  const address = await requestUpload(by, sample)
  await postUpload(set.app, address, sample)
  return address.file_no
}
const fulfil = async (by: Person, frl_no: number, name: string, more = false) =>
  by.call(fileRequests.fulfil, { params: { frl_no }, body: { file_no: await uploaded(by, name), name, more } })
const mailsOf = async (to: string) =>
  (
    await sql<{ ob_subject: string }>`select ob_subject from outbox where ob_to = ${to} order by ob_no`.execute(
      set.app.db,
    )
  ).rows.map(({ ob_subject }) => ob_subject)
const namesIn = async (box_ft_no: number) =>
  (await set.mina.call(fileTree.list, { query: { box_ft_no, limit: 100 } })).query.map(({ name }) => name)

test('what the company uploads lands in the box, ticks its line, alarms who asked, and the last one closes the request', async () => {
  const { mina, client, box } = set
  const request = await ask({ title: '결산 자료' })
  expect(request).toMatchObject({ title: '결산 자료', id: null, has_link: false, box_name: 'IR', state: 'open' })
  expect((await client.call(fileRequests.mine, { query: {} })).query.map(({ fr_no }) => fr_no)).toContain(request.fr_no)
  expect((await mailsOf('han@green.example')).at(-1)).toContain('결산 자료')
  const { ob_text } = await set.app.db
    .selectFrom('outbox')
    .select('ob_text')
    .orderBy('ob_no', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  for (const words of ['김미나 님이', '· 재무제표', '· 정관 (최근 것)']) expect(ob_text).toContain(words)
  const [first, second] = request.lines
  const half = (await fulfil(client, first?.frl_no ?? 0, '재무.pdf')).query[0]
  expect(half?.lines.map(({ done_by }) => done_by)).toEqual(['한지민', null])
  expect(half?.state).toBe('open')
  expect((await mina.call(alarms.newList, { query: { limit: 1 } })).query).toMatchObject([
    {
      al_title: '요청한 자료가 도착했어요: 재무제표',
      al_body: '한지민',
      al_link: `/employee/work/detail/${set.proj_no}/data?box=${box}`,
    },
  ])
  expect((await fulfil(client, second?.frl_no ?? 0, '정관.pdf')).query[0]?.state).toBe('closed')
  expect(await namesIn(box)).toEqual(expect.arrayContaining(['재무.pdf', '정관.pdf']))
  expect((await client.call(fileRequests.mine, { query: {} })).query.map(({ fr_no }) => fr_no)).not.toContain(
    request.fr_no,
  )
})

test('another company sees no request and fills none; staff without the project ask for nothing', async () => {
  const { app, proj_no, box } = set
  const { lines, fr_no } = await ask()
  const stranger = await app.client()
  expect((await stranger.call(fileRequests.mine, { query: {} })).query).toEqual([])
  await expect(fulfil(stranger, lines[0]?.frl_no ?? 0, 'x.pdf')).rejects.toMatchObject({ status: 404 })
  const outsider = await app.staff({ emp_scope: [] })
  const calls = [
    outsider.call(fileRequests.list, { query: { proj_no } }),
    outsider.call(fileRequests.create, { body: { ft_no: box, lines: [{ name: '재무' }] } }),
    outsider.call(fileRequests.close, { params: { fr_no } }),
    outsider.call(fileRequests.renew, { params: { fr_no } }),
    outsider.call(fileRequests.update, {
      params: { fr_no },
      body: { ft_no: box, title: '남의 것', lines: [{ name: '재무' }] },
    }),
    outsider.call(fileRequests.reopenLine, { params: { frl_no: lines[0]?.frl_no ?? 0 } }),
    outsider.call(fileRequests.findInBoxes, { body: { ft_nos: [box] } }),
  ]
  const answers = await Promise.allSettled(calls)
  expect(answers).toEqual(calls.map(() => ({ status: 'rejected', reason: expect.objectContaining({ status: 404 }) })))
})

const guestUpload = async (id: string, name: string) => {
  const sample = { originalname: name, bytes: name }
  const { query } = await set.app.call(fileRequests.requestUpload, {
    body: { id, file: { originalname: name, size: Buffer.byteLength(name), mimetype: 'text/plain' } },
  })
  const address = query[0] as UploadAddress
  await postUpload(set.app, address, sample)
  return address.file_no
}

test('by link somebody without an account fills a line, and nothing else', async () => {
  const { app, mina, box } = set
  const { id, lines, fr_no } = await ask({ with_link: true })
  const link = id ?? ''
  const asked = (await app.call(fileRequests.checkLink, { body: { id: link } })).query[0]
  expect(asked).toMatchObject({ asked_by: '김미나', lines: [{ name: '재무제표' }, { name: '정관' }] })
  const file_no = await guestUpload(link, '손님.txt')
  const frl_no = lines[0]?.frl_no ?? 0
  const done = { id: link, frl_no, file_no, name: '손님.txt', by: '이손님' }
  await app.call(fileRequests.fulfilByLink, { body: done })
  expect(await namesIn(box)).toContain('손님.txt')
  const now = (await mina.call(fileRequests.list, { query: { proj_no: set.proj_no } })).query[0]
  const arrived = await app.db.selectFrom('file_tree').select('ft_no').where('name', '=', '손님.txt').executeTakeFirst()
  expect(now?.lines[0]).toMatchObject({
    done_by: '이손님 (링크)',
    files: [{ name: '손님.txt', done_by: '이손님 (링크)', ft_no: arrived?.ft_no }],
  })
  const again = (await app.call(fileRequests.checkLink, { body: { id: link } })).query[0]
  expect(again?.lines[0]).toMatchObject({ done_by: null, files: [] })
  // Uploads of others, of who asked too, are out of reach; so are lines of other requests.
  const own = await uploaded(mina, '미나의 것.txt')
  await expect(app.call(fileRequests.fulfilByLink, { body: { ...done, file_no: own } })).rejects.toMatchObject({
    status: 404,
  })
  const elsewhere = (await ask()).lines[0]?.frl_no ?? 0
  const second = await guestUpload(link, '둘째.txt')
  const wrongLine = app.call(fileRequests.fulfilByLink, { body: { ...done, file_no: second, frl_no: elsewhere } })
  await expect(wrongLine).rejects.toMatchObject({ status: 404 })
  const tooLarge = { originalname: 'a.zip', size: 2 * 1024 ** 3, mimetype: 'application/zip' }
  await expect(app.call(fileRequests.requestUpload, { body: { id: link, file: tooLarge } })).rejects.toMatchObject({
    status: 400,
  })
  await mina.call(fileRequests.close, { params: { fr_no } })
  for (const ended of [link, 'AAAAAAAAAAAAAAAAAAAAAA'])
    await expect(app.call(fileRequests.checkLink, { body: { id: ended } })).rejects.toMatchObject({
      status: 404,
      message: fileRequestMessages.gone,
    })
})

test('a mail the day before and one when the day has passed, each once', async () => {
  const { app } = set
  const soon = await ask({ title: '내일 것' })
  const late = await ask({ title: '늦은 것' })
  await sql`update file_requests set due_dt = current_date + 1 where fr_no = ${soon.fr_no}`.execute(app.db)
  await sql`update file_requests set due_dt = current_date - 1 where fr_no = ${late.fr_no}`.execute(app.db)
  const queued: unknown[] = []
  const remind = () =>
    remindOfRequests({
      db: app.db,
      config: { publicUrl: 'http://crm.example', company: { name: '빌더' } },
      enqueue: async (_job: unknown, data: unknown) => void queued.push(data),
    } as never)
  await remind()
  await remind()
  expect(queued).toHaveLength(2)
  const subjects = await mailsOf('han@green.example')
  expect(subjects.filter((subject) => /내일까지예요|기한이 지났어요/.test(subject))).toHaveLength(2)
})
