import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { auth } from '@crm/contract/features/auth/auth'
import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { createClient } from '@crm/contract/kit/client'
import { afterAll, expect, test } from 'vitest'
import { demoPassword } from '../../demoAccounts.ts'
import { download, postUpload, requestUpload, type Sample } from '../../testing/files/uploads.ts'
import { program } from '../../testing/programs/program.ts'
import { demoClone } from '../../testing/startTestApp.ts'

const folders: string[] = []
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

test('a server killed while files are added has each of them whole or not at all, and asking again completes them', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'crm-crash-'))
  folders.push(DATA_DIR)
  const env = { DATABASE_URL: await demoClone(), DATA_DIR, SEED: 'demo' }
  const at = (url: string, token: string) => ({
    url,
    token,
    call: createClient({ baseUrl: url, headers: () => ({ authorization: `Bearer ${token}` }) }),
  })
  const first = program(env)
  const firstUrl = await first.ready()
  const body = { user_id: 'staff', user_pw: demoPassword }
  const { token } = await createClient({ baseUrl: firstUrl })(auth.login, { body })
  const before = at(firstUrl, token)
  const { query: tops } = await before.call(fileTree.list, { query: { proj_no: 1 } })
  const { query: boxes } = await before.call(fileTree.createBox, {
    body: { parent: tops[0]?.ft_no as number, name: '끊길 곳' },
  })
  const parent = boxes[0]?.ft_no as number
  const uploads: { file_no: number; sample: Sample }[] = []
  for (let n = 0; n < 8; n++) {
    const sample = { originalname: `${n}.txt`, bytes: `내용 ${n}` }
    const address = await requestUpload(before, sample)
    expect((await postUpload(before, address, sample)).status).toBe(204)
    uploads.push({ file_no: address.file_no, sample })
  }
  const add = (call: typeof before.call, { file_no, sample }: (typeof uploads)[number]) =>
    call(fileTree.addFile, { body: { parent, file_no, name: sample.originalname, folders: ['속'], same: 'both' } })
  const adding = uploads.map((upload) => add(before.call, upload))
  await Promise.any(adding)
  first.child.kill('SIGKILL')
  await Promise.allSettled(adding)
  if (first.child.exitCode === null && first.child.signalCode === null) await once(first.child, 'exit')

  const second = program(env)
  const after = at(await second.ready(), token)
  for (const upload of uploads) await add(after.call, upload)
  const { query: inside } = await after.call(fileTree.list, { query: { box_ft_no: parent } })
  expect(inside.map(({ name, entries }) => [name, entries])).toEqual([['속', 8]])
  const { query } = await after.call(fileTree.list, { query: { box_ft_no: inside[0]?.ft_no as number, limit: 100 } })
  expect(query.map(({ name }) => name)).toEqual(uploads.map(({ sample }) => sample.originalname))
  for (const [index, { fa_no }] of query.entries()) {
    expect(await (await download(after, token, fa_no as number)).text()).toBe(uploads[index]?.sample.bytes)
  }
  second.child.kill('SIGTERM')
  await second.ended
})
