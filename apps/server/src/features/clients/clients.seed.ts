import { sql } from 'kysely'
import { type CompanyFacts, createClientUser, createCompany, createVcUser } from '../../../seed/factories.ts'
import { companyName, personName, phone } from '../../../seed/names.ts'
import { defineSeed } from '../../../seed/seed.ts'
import type { Db } from '../../db/database.ts'
import { appointManagers, companyFacts } from './seed/facts.ts'
import { seedManyClients } from './seed/large.ts'

const clientCount = 60
const day = 86_400_000

const firms = ['하늘벤처스', '바다인베스트먼트', '한결파트너스', '새봄벤처투자', '큰나무인베스트먼트', '디딤돌벤처스']
const moreFirms = ['미래로캐피탈', '파란기술투자', '초록언덕액셀러레이터', '온누리벤처파트너스']
const partners = [
  '특허법인 다온',
  '법무법인 이음',
  '세무법인 바른셈',
  '노무법인 함께',
  '스튜디오 픽셀',
  '소리마케팅그룹',
]
const morePartners = ['클라우드브릿지', '디자인연구소 결']

const forms = (name: string, index: number) => {
  if (index % 5 === 3) return `주식회사 ${name}`
  return index % 9 === 5 ? `㈜${name}` : name
}

const hour = 3_600_000

/** Older companies come first, the newest a few days ago; all of them in office hours. */
const since = (index: number, count: number) => {
  const today = Math.floor((Date.now() + 9 * hour) / day) * day
  const minutes = (index * 37) % 540
  return new Date(today - (2 + (count - index) * 16) * day + minutes * 60_000).toISOString()
}

const createMany = async (
  db: Db,
  names: string[],
  client_type: string,
  firstIndex: number,
  extra: CompanyFacts = {},
) => {
  const made: number[] = []
  for (const [place, name] of names.entries()) {
    const index = firstIndex + place
    const facts = { ...companyFacts(index), client_type, reg_dt: since(place, names.length), ...extra }
    made.push(await createCompany(db, name, personName(index + 40), facts))
  }
  return made
}

/** A few changes by staff, so that histories have entries. */
const changeSome = async (db: Db, client_nos: number[]) => {
  for (const [place, client_no] of client_nos.entries()) {
    await sql`select set_config('crm.user_no', e.user_no::text, true), set_config('crm.request_id', ${`demo-${client_no}`}, true)
      from employees e where e.emp_no = ${1 + (place % 3)}`.execute(db)
    await db
      .updateTable('clients')
      .set({ it_no: 3 + (place % 4), client_phone: phone(place + 700), client_addr_detail: `${2 + place}층` })
      .where('client_no', '=', client_no)
      .execute()
  }
  await sql`select set_config('crm.user_no', '', true), set_config('crm.request_id', '', true)`.execute(db)
}

/** Sixty client companies, ten firms, eight partners; two companies and two firms have people who sign in. */
const seedCompanies = async (db: Db) => {
  const names = Array.from({ length: clientCount }, (_, index) => forms(companyName(index), index))
  const companies = await createMany(db, names, 'client', 0)
  const ventures = await createMany(db, [...firms, ...moreFirms], 'vc', 60, { bt_no: 23, it_no: null, thm_no: null })
  await createMany(db, [...partners, ...morePartners], 'partner', 80, { bt_no: 22, it_no: null, thm_no: null })
  await appointManagers(db)
  await changeSome(db, companies.slice(0, 12))

  const [first = 0, second = 0, third = 0] = companies
  const [sky = 0, sea = 0] = ventures
  await createClientUser(db, { user_id: 'client', user_name: personName(40), client_no: first })
  await createClientUser(db, { user_id: 'client2', user_name: personName(41), client_no: second })
  await createClientUser(db, {
    user_id: 'newclient',
    user_name: personName(42),
    client_no: third,
    client_state: 2,
    is_verified: false,
  })
  await createVcUser(db, { user_id: 'vc', user_name: '한유진', vc_name: '하늘벤처스', client_no: sky })
  await createVcUser(db, {
    user_id: 'newvc',
    user_name: '오현우',
    vc_name: '바다인베스트먼트',
    vc_state: 2,
    client_no: sea,
  })
}

export const seed = defineSeed({ after: ['auth'], demo: seedCompanies, large: seedManyClients })
