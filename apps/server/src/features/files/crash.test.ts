import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { type ClientRequest, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { auth } from '@crm/contract/features/auth/auth'
import { files, type UploadAddress } from '@crm/contract/features/files/files'
import { type Call, createClient } from '@crm/contract/kit/client'
import { afterAll, expect, test } from 'vitest'
import { demoPassword } from '../../demoAccounts.ts'
import { download, postUpload, requestUpload, type Sample, upload } from '../../testing/files/uploads.ts'
import { program } from '../../testing/programs/program.ts'
import { demoClone } from '../../testing/startTestApp.ts'

const folders: string[] = []
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

/** Sends the form up to the middle of its file and stays there. */
const sendHalf = (url: string, address: UploadAddress, bytes: Uint8Array): ClientRequest => {
  const part = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"`
  const fields = Object.entries(address.fields).map(([name, value]) => `${part(name)}\r\n\r\n${value}\r\n`)
  const head = `${fields.join('')}${part('file')}; filename="b"\r\n\r\n`
  const sending = request(new URL(address.url, url), {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': head.length + bytes.length + 9 },
  })
  sending.on('error', () => {})
  sending.write(head)
  sending.write(bytes.subarray(0, bytes.length / 2))
  return sending
}

test('a server killed in the middle of an upload keeps what was complete, and the rest can be sent again', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'crm-crash-'))
  folders.push(DATA_DIR)
  const env = { DATABASE_URL: await demoClone(), DATA_DIR, SEED: 'demo' }
  const parts = () => readdir(join(DATA_DIR, 'files', 'parts'))
  const at = (url: string, token: string): { url: string; token: string; call: Call } => ({
    url,
    token,
    call: createClient({ baseUrl: url, headers: () => ({ authorization: `Bearer ${token}` }) }),
  })

  const first = program(env)
  const firstUrl = await first.ready()
  const { token } = await createClient({ baseUrl: firstUrl })(auth.login, {
    body: { user_id: 'staff', user_pw: demoPassword },
  })
  const before = at(firstUrl, token)
  const { user } = await before.call(auth.profile)
  const mine = { to_table: 'users', to_no: user.user_no }
  const whole: Sample = { originalname: '끝난 파일.txt', bytes: '끝까지 올라온 내용' }
  const done = await upload(before, { ...before, ...user }, whole, mine)
  const big: Sample = { originalname: '끊긴 파일.bin', bytes: new Uint8Array(3_000_000).fill(7) }
  const address = await requestUpload(before, big)
  const sending = sendHalf(firstUrl, address, big.bytes as Uint8Array)
  await expect.poll(async () => (await parts()).length).toBe(1)
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')
  sending.destroy()

  const second = program(env)
  const after = at(await second.ready(), token)
  expect(await (await download(after, token, done.fa_no)).text()).toBe(whole.bytes)
  const complete = () => after.call(files.completeUpload, { body: { file_no: address.file_no, ...mine } })
  await expect(complete()).rejects.toMatchObject({ status: 409 })
  expect((await postUpload(after, address, big)).status).toBe(204)
  expect((await complete()).query[0]?.file_info.size).toBe(3_000_000)
  second.child.kill('SIGTERM')
  await second.ended
})
