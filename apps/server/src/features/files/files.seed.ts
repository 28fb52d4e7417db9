import { defineSeed } from '../../../seed/seed.ts'
import type { Db } from '../../db/database.ts'
import type { Storage } from '../../ports/storage/storage.ts'
import { csv, logo, pdf } from './seed/bodies.ts'
import { createFile, type DemoFile } from './seed/createFile.ts'

const companiesWithFiles = 12
const filesEach = 4

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
