import { deletions } from '@crm/contract/features/deletions/deletions'
import { files } from '@crm/contract/features/files/files'
import { learning } from '@crm/contract/features/learning/learning'
import { createClient } from '@crm/contract/kit/client'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { download, upload } from '../../testing/files/uploads.ts'
import { type WatchFixture, watchFixture } from '../../testing/fixtures/watchFixture.ts'
import type { Person } from '../../testing/startTestApp.ts'
import { learningText } from './learning.messages.ts'

let at: WatchFixture
let course: Awaited<ReturnType<WatchFixture['courseWithVideo']>>
beforeAll(async () => {
  at = await watchFixture()
  course = await at.courseWithVideo()
})

/** The same person on another device. */
const on = ({ user_no, user_id, token }: Person, device: string): Person => {
  const headers = () => ({ authorization: `Bearer ${token}`, 'device-code': device })
  return { user_no, user_id, token, call: createClient({ baseUrl: at.app.url, headers }) }
}

const learner = async () => {
  const who = await at.app.client()
  await at.enrol(who, course.crs_no)
  return { ...course, who }
}

const refused = { status: 403, message: learningText.twoDevices }

test('two devices an account register themselves; one change in 30 days, and staff may reset them', async () => {
  const { who, text } = await learner()
  const [phone, laptop, tablet] = [on(who, 'phone'), on(who, 'laptop'), on(who, 'tablet')]
  for (const device of [phone, laptop, phone]) await at.watch(device, text)
  await expect(at.watch(tablet, text)).rejects.toMatchObject(refused)
  const { query: devices } = await phone.call(learning.devices)
  expect(devices.map(({ is_here }) => is_here)).toEqual([true, false])
  const remove = (index: number) => phone.call(learning.removeDevice, { params: { wd_no: devices[index]?.wd_no ?? 0 } })
  await remove(1)
  await at.watch(tablet, text)
  await expect(at.watch(laptop, text)).rejects.toMatchObject(refused)
  await expect(remove(0)).rejects.toMatchObject({ status: 409, message: expect.stringContaining('30일에 한 번') })
  await sql`update watch_devices set removed_dt = removed_dt - interval '31 days' where removed_dt is not null`.execute(
    at.app.db,
  )
  await remove(0)
  await at.watch(laptop, text)
  await at.staff.call(learning.resetDevices, { params: { user_no: who.user_no } })
  expect((await laptop.call(learning.devices)).query).toEqual([])
  for (const device of [phone, laptop]) await at.watch(device, text)
})

test('fifty new devices at once: two get in', async () => {
  const { who, text } = await learner()
  const tries = Array.from({ length: 50 }, (_, n) => at.watch(on(who, `device-${n}`), text))
  const done = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')
  expect(done).toHaveLength(2)
})

test('materials are listed without links, and downloading one opens the lecture', async () => {
  const { who, video } = await learner()
  const target = { to_table: 'lecture_materials', to_no: video }
  const { fa_no } = await upload(at.app, at.staff, { originalname: '교재.txt', bytes: '교재' }, target)
  expect((await who.call(learning.materials, { params: { crl_no: video } })).query).toMatchObject([
    { fa_no, originalname: '교재.txt' },
  ])
  await expect(who.call(files.list, { query: target })).rejects.toMatchObject({ status: 404 })
  expect(await (await download(at.app, who.token, fa_no)).text()).toBe('교재')
  expect((await who.call(learning.opening, { params: { crl_no: video } })).query).toMatchObject([{ is_opened: true }])
  const stranger = await at.app.client()
  expect((await download(at.app, stranger.token, fa_no)).status).toBe(404)
  await expect(stranger.call(learning.materials, { params: { crl_no: video } })).rejects.toMatchObject({ status: 403 })
})

test('memos belong to their author', async () => {
  const { who, video, crs_no } = await learner()
  const params = { crl_no: video }
  const { query } = await who.call(learning.createMemo, { params, body: { at_second: 12, memo: ' 다시 보기 ' } })
  const [{ lo_no } = { lo_no: 0 }] = query
  const colleague = await at.app.client()
  await at.enrol(colleague, crs_no)
  expect((await colleague.call(learning.memos, { params })).query).toEqual([])
  await expect(colleague.call(learning.removeMemo, { params: { lo_no } })).rejects.toMatchObject({ status: 404 })
  expect((await who.call(learning.memos, { params })).query).toMatchObject([{ at_second: 12, memo: '다시 보기' }])
  const { undo_no } = await who.call(learning.removeMemo, { params: { lo_no } })
  expect((await who.call(learning.memos, { params })).query).toEqual([])
  await who.call(deletions.undo, { params: { del_no: undo_no } })
  expect((await who.call(learning.memos, { params })).query).toMatchObject([{ lo_no, memo: '다시 보기' }])
})
