import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { defineSeed } from '../../../seed/seed.ts'
import type { Db } from '../../db/database.ts'
import type { Storage } from '../../ports/storage/storage.ts'
import { csv, logo, pdf } from './seed/bodies.ts'

const companiesWithFiles = 12
const filesEach = 4

interface DemoFile {
  originalname: string
  mimetype: string
  bytes: Buffer
}

const demoFiles = (company: string, index: number): DemoFile[] => [
  {
    originalname: `${company} 사업계획서 v${(index % 4) + 1}.pdf`,
    mimetype: 'application/pdf',
    bytes: pdf(['Business plan', `Company no. ${index + 1}`, 'Demo data of Builder CRM']),
  },
  {
    originalname: `${company} 재무모델.csv`,
    mimetype: 'text/csv',
    bytes: csv([
      ['연도', '매출(백만원)', '영업이익(백만원)'],
      ...[0, 1, 2, 3].map((year) => [2024 + year, 320 * (year + 1) + index * 15, 40 * year * year - 60 + index * 3]),
    ]),
  },
  { originalname: `${company} 로고.png`, mimetype: 'image/png', bytes: logo(index + 1) },
  {
    originalname: '첫 미팅 메모.txt',
    mimetype: 'text/plain',
    bytes: Buffer.from(`${company} 첫 미팅\n\n- 투자 유치 일정과 목표 금액 확인\n- 다음 미팅까지 IR 덱 초안 공유\n`),
  },
]

/** A file that was uploaded so many days ago. */
const createFile = async (
  db: Db,
  storage: Storage,
  { originalname, mimetype, bytes }: DemoFile,
  { to_table, to_no, user_no, daysAgo }: { to_table: string; to_no: number; user_no: number; daysAgo: number },
) => {
  const upload_key = randomBytes(16).toString('hex')
  const place = await storage.put(upload_key, Readable.from([bytes]), { size: bytes.length, mimetype })
  const reg_dt = sql<string>`now() - ${daysAgo} * interval '1 day'`
  const { file_no } = await db
    .insertInto('files')
    .values({ user_no, originalname, size: bytes.length, mimetype, upload_key, place, reg_dt })
    .returning('file_no')
    .executeTakeFirstOrThrow()
  await db.insertInto('file_attachments').values({ file_no, to_table, to_no, user_no, reg_dt }).execute()
}

/** Documents of the first companies, brought by the everyday staff. */
const seedFiles = async (db: Db, storage: Storage) => {
  await storage.check()
  const people = await db
    .selectFrom('users')
    .select('user_no')
    .where('user_id', 'in', ['manager', 'staff', 'designer'])
    .orderBy('user_no')
    .execute()
  const companies = await db
    .selectFrom('clients')
    .select(['client_no', 'client_name'])
    .orderBy('client_no')
    .limit(companiesWithFiles)
    .execute()
  for (const [index, { client_no, client_name }] of companies.entries()) {
    const files = demoFiles(client_name, index).slice(0, filesEach - (index % 3))
    for (const [which, file] of files.entries()) {
      const user_no = people[(index + which) % people.length]?.user_no
      if (!user_no) return
      const daysAgo = 40 - index * 2 - which * 5
      await createFile(db, storage, file, { to_table: 'clients', to_no: client_no, user_no, daysAgo })
    }
  }
}

export const seed = defineSeed({ files: seedFiles })
