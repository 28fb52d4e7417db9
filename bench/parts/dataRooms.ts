import { files, type UploadAddress } from '@crm/contract/features/files/files'
import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { createClient } from '@crm/contract/kit/client'
import { largeTreeWords } from '../../apps/server/src/features/fileTree/seed/large.ts'
import { withDatabase } from '../../apps/server/src/seeding.ts'
import { printLine } from '../../apps/server/src/terminal.ts'
import type { Thoroughness } from '../load.ts'
import type { Options } from '../options.ts'
import { read } from '../reads.ts'
import { bearer, signIn } from '../sessions.ts'
import { count, type Row, within } from '../table.ts'
import { sendBytes } from '../transfer.ts'
import type { Workplace } from '../workplace.ts'
import { measureReading } from './reading.ts'
import { measureAgainstFloor } from './throughput.ts'

/** Five hundred rows for each of the callers at once take about a second. */
const patient: Thoroughness = { rounds: 3, seconds: 4, warmUpSeconds: 6 }
const zipBytes = 1024 ** 3
const zipParts = 8
/** How much more memory than before, of which a good part is what V8 has not collected yet. */
const mostZipMemory = 100e6
const mimetype = 'application/octet-stream'

/** The box of five hundred entries that the large seed makes. */
const findBox = (url: string) =>
  withDatabase(url, (db) =>
    db.selectFrom('file_tree').select('ft_no').where('name', '=', '분기 자료').executeTakeFirstOrThrow(),
  )

const measureReads = async (workplace: Workplace): Promise<Row[]> => {
  const { ft_no } = await findBox(await workplace.database('large'))
  const search = (name: string, keyword: string) =>
    read(`data room, ${name}`, 'manager', fileTree.search, { query: { proj_no: 1, keyword, limit: 50 } })
  const reads = [
    read('data room, box of 500', 'manager', fileTree.list, { query: { box_ft_no: ft_no, limit: 500 } }),
    search('words in names', largeTreeWords.name),
    search('words in texts', largeTreeWords.inside),
  ]
  return measureAgainstFloor(workplace, 'large', reads, patient)
}

const uploadPart = async (url: string, token: string, parent: number, part: number) => {
  const call = createClient({ baseUrl: url, headers: () => bearer(token) })
  const size = zipBytes / zipParts
  const { query } = await call(files.requestUpload, { body: { files: [{ originalname: 'zip.bin', size, mimetype }] } })
  const address = query[0] as UploadAddress
  const field = (name: string) => `--crm-bench\r\nContent-Disposition: form-data; name="${name}"`
  const fields = Object.entries(address.fields).map(([name, value]) => `${field(name)}\r\n\r\n${value}\r\n`)
  await sendBytes({
    url: new URL(address.url, url).href,
    size,
    head: Buffer.from(`${fields.join('')}${field('file')}; filename="zip.bin"\r\nContent-Type: ${mimetype}\r\n\r\n`),
    tail: Buffer.from('\r\n--crm-bench--\r\n'),
    headers: { 'content-type': 'multipart/form-data; boundary=crm-bench' },
  })
  await call(fileTree.addFile, { body: { parent, file_no: address.file_no, name: `부분 ${part}.bin`, same: 'both' } })
}

const memoryOf = async (url: string) =>
  Number(/^process_resident_memory_bytes (\S+)/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1])

/** A folder of 1 GB as one zip; by how much the server's memory rises while it is packed and sent. */
const measureZip = async (workplace: Workplace): Promise<Row[]> => {
  const token = await signIn(await workplace.database('small'), 'manager')
  const server = await workplace.freshServer('small')
  const call = createClient({ baseUrl: server.url, headers: () => bearer(token) })
  const { query } = await call(fileTree.list, { query: { proj_no: 1 } })
  const parent = query.at(-1)?.ft_no as number
  const box = (await call(fileTree.createBox, { body: { parent, name: `묶음 ${Date.now()}` } })).query[0]
    ?.ft_no as number
  for (let part = 0; part < zipParts; part++) await uploadPart(server.url, token, box, part)
  printLine('1 GB를 한 파일로 묶어 받는 중이에요')

  const before = await memoryOf(server.url)
  const answer = await fetch(`${server.url}${fileTree.zip.path}?ft_nos=${box}`, { headers: bearer(token) })
  let bytes = 0
  let most = 0
  let seen = 0
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length
    if (bytes - seen < 32 * 1024 ** 2) continue
    seen = bytes
    most = Math.max(most, await memoryOf(server.url))
  }
  await server.stop()
  if (bytes < zipBytes) throw new Error(`only ${bytes} bytes of the zip arrived`)
  const grown = Math.max(0, most - before)
  return [
    within('data room: memory grown by a zip of 1 GB', grown, mostZipMemory, (value) => `${count(value / 1e6)} MB`),
  ]
}

export const measureDataRooms = async (workplace: Workplace, _options: Options): Promise<Row[]> => [
  ...(await measureReads(workplace)),
  ...(await measureReading(workplace)),
  ...(await measureZip(workplace)),
]
