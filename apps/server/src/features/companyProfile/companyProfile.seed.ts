import { defineSeed } from '../../../seed/seed.ts'
import type { Db } from '../../db/database.ts'
import type { Storage } from '../../ports/storage/storage.ts'
import { pdf } from '../files/seed/bodies.ts'
import { createFile } from '../files/seed/createFile.ts'
import { findCopies, updateProfile } from './companyProfile.queries.ts'

const seedProfile = async (db: Db) => {
  await updateProfile(
    db,
    {
      cpr_business: '전문, 과학 및 기술 서비스업',
      cpr_item: '경영 컨설팅',
      accounts: [
        { bank_code: '088', cac_number: '110-123-456789', cac_holder: '빌더스컨설팅' },
        { bank_code: '004', cac_number: '123401-04-567890', cac_holder: '빌더스컨설팅' },
      ],
    },
    1,
  )
}

/** Of the registration and of both accounts. */
const seedCopies = async (db: Db, storage: Storage) => {
  const { user_no } = await db
    .selectFrom('users')
    .select('user_no')
    .where('user_id', '=', 'ceo')
    .executeTakeFirstOrThrow()
  for (const { cpc_no, cpc_kind, bank_name, cac_number } of await findCopies(db)) {
    const isAccount = cpc_kind === 'account'
    const lines = isAccount ? ['Bank book', cac_number ?? ''] : ['Business registration', 'Builders Consulting']
    await createFile(
      db,
      storage,
      {
        originalname: isAccount ? `통장사본_${bank_name}.pdf` : '사업자등록증.pdf',
        mimetype: 'application/pdf',
        bytes: pdf([...lines, 'Demo data of Builder CRM']),
      },
      { to_table: 'company_copies', to_no: cpc_no, user_no, daysAgo: 90 },
    )
  }
}

export const seed = defineSeed({ after: [], demo: seedProfile, files: seedCopies })
