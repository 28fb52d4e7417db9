import { defineSeed } from '../../../seed/seed.ts'
import type { Db } from '../../db/database.ts'
import { updateProfile } from './companyProfile.queries.ts'

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

export const seed = defineSeed({ after: [], demo: seedProfile })
