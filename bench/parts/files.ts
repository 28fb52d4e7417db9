import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { files, type UploadAddress } from '@crm/contract/features/files/files'
import { createClient } from '@crm/contract/kit/client'
import { withDatabase } from '../../apps/server/src/seeding.ts'
import { printLine } from '../../apps/server/src/terminal.ts'
import { startServer } from '../children.ts'
import { begin } from '../cleanup.ts'
import { median } from '../load.ts'
import type { Options } from '../options.ts'
import { bearer, signIn } from '../sessions.ts'
import { atLeast, count, type Row, within } from '../table.ts'
import { readBytes, sendBytes } from '../transfer.ts'
import type { Workplace } from '../workplace.ts'

const leastOfFloor = 0.6
const mostMemory = 250e6
const rounds = 3
const lookEveryMs = 200
const boundary = 'crm-bench'

const floorProgram = new URL('../fileFloor.ts', import.meta.url)
const mimetype = 'application/octet-stream'

/** The form around the file, as a browser would write it. */
const formOf = ({ fields }: UploadAddress) => {
  const part = (name: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`
  const written = Object.entries(fields).map(([name, value]) => `${part(name)}\r\n\r\n${value}\r\n`)
  return {
    head: Buffer.from(`${written.join('')}${part('file')}; filename="2GB.bin"\r\nContent-Type: ${mimetype}\r\n\r\n`),
    tail: Buffer.from(`\r\n--${boundary}--\r\n`),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

/** The server's highest memory while something runs, as it says itself. */
const watchMemory = async <Result>(url: string, noted: number[], work: () => Promise<Result>) => {
  let isRunning = true
  const watching = (async () => {
    while (isRunning) {
      const text = await (await fetch(`${url}/metrics`)).text()
      noted.push(Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]))
      await sleep(lookEveryMs)
    }
  })()
  const result = await work()
  isRunning = false
  await watching
  return result
}

const user_noOf = (url: string) =>
  withDatabase(url, (db) =>
    db.selectFrom('users').select('user_no').where('user_id', '=', 'staff').executeTakeFirstOrThrow(),
  )

/** The whole way up, as a browser goes it; answers how fast, and the link to it. */
const uploadOnce = async (url: string, token: string, size: number, to_no: number) => {
  const call = createClient({ baseUrl: url, headers: () => bearer(token) })
  const { query } = await call(files.requestUpload, { body: { files: [{ originalname: '2GB.bin', size, mimetype }] } })
  const address = query[0] as UploadAddress
  const speed = await sendBytes({ url: new URL(address.url, url).href, size, ...formOf(address) })
  const done = await call(files.completeUpload, { body: { file_no: address.file_no, to_table: 'users', to_no } })
  return { speed, link: new URL(done.query[0]?.file_info.presignedUrl ?? '', url).href }
}

const row = (name: string, server: number[], floor: number[]): Row => ({
  name: `files: ${name}`,
  value: `${count(median(server))} MB/s`,
  against: `floor ${count(median(floor))} MB/s`,
  ratio: median(server) / median(floor),
  bound: atLeast(leastOfFloor),
  raw: { server, floor },
})

/** A large file up and down through embedded storage, against a bare stream server, and what it costs in memory. */
export const measureFiles = async (workplace: Workplace, { megabytes }: Options): Promise<Row[]> => {
  const size = megabytes * 1024 * 1024
  const folder = await begin(
    () => mkdtemp(join(tmpdir(), 'crm-bench-files-')),
    (made) => rm(made, { recursive: true, force: true }),
  )
  const database = await workplace.database('small')
  const token = await signIn(database, 'staff')
  const { user_no } = await user_noOf(database)
  const server = await workplace.freshServer('small')
  const floor = await startServer(floorProgram, { FILE: join(folder, 'floor') })
  printLine(`파일 ${count(megabytes)} MB를 올리고 받는 중이에요`)

  const memory: number[] = []
  const up = { server: [] as number[], floor: [] as number[] }
  const down = { server: [] as number[], floor: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    up.floor.push(await sendBytes({ url: floor.url, size }))
    const { speed, link } = await watchMemory(server.url, memory, () => uploadOnce(server.url, token, size, user_no))
    up.server.push(speed)
    down.server.push(await watchMemory(server.url, memory, () => readBytes(link, size)))
    down.floor.push(await readBytes(floor.url, size))
  }
  await Promise.all([server.stop(), floor.stop()])
  return [
    row(`upload of ${count(megabytes)} MB`, up.server, up.floor),
    row(`download of ${count(megabytes)} MB`, down.server, down.floor),
    within('files: server memory, highest', Math.max(...memory), mostMemory, (bytes) => `${count(bytes / 1e6)} MB`),
  ]
}
