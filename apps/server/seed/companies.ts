import { sql } from 'kysely'
import type { Db } from '../src/db/database.ts'
import { type CompanyFacts, createClientUser, createCompany, createVcUser } from './factories.ts'
import { aBusinessNumber, companyName, companySlug, personName, phone } from './names.ts'
import { places } from './places.ts'

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

const notes = [
  '대표가 전화보다 메신저를 선호함. 회신은 보통 당일 오후.',
  '초기창업패키지 협약 중. 11월 중간보고 전에 IR 덱 점검 필요.',
  '지인 소개로 유입. 견적에 민감하니 범위를 분명히 할 것.',
  '시드 투자 협의 중. 외부에 알리지 않기로 함.',
]

const forms = (name: string, index: number) => {
  if (index % 5 === 3) return `주식회사 ${name}`
  return index % 9 === 5 ? `㈜${name}` : name
}

const contactsOf = (index: number) =>
  Array.from({ length: 1 + (index % 3) }, (_, place) => ({
    name: personName(index * 3 + place + 100),
    number: phone(index * 3 + place + 100),
  }))

/** What is known of the company with this number: a little less of some than of others. */
export const companyFacts = (index: number): CompanyFacts => {
  const [addr_no, client_zip, client_addr, client_addr_detail] = places[(index * 5) % places.length] ?? places[0]
  const isSketchy = index % 11 === 10
  return {
    client_biz_no: isSketchy ? null : aBusinessNumber(index),
    client_phone: phone(index + 40),
    client_contact: JSON.stringify(contactsOf(index)),
    addr_no,
    ...(isSketchy ? {} : { client_zip, client_addr, client_addr_detail }),
    bt_no: 1 + ((index * 7) % 22),
    it_no: 1 + ((index * 5) % 12),
    thm_no: 1 + ((index * 3) % 12),
    client_homepage: index % 3 === 2 ? null : `https://${companySlug(index)}.example`,
    client_note: index % 4 === 1 ? (notes[(index >> 2) % notes.length] ?? null) : null,
    state: index % 20 === 17 ? 0 : 1,
  }
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

/** One or two people of the teams that meet clients look after each company. */
export const appointManagers = (db: Db) =>
  sql`
    insert into client_managers (client_no, emp_no)
    select c.client_no, e.emp_no from clients c
      join (select emp_no, row_number() over (order by emp_no) - 1 as place, count(*) over () as many
              from employees where team_no in (2, 3, 4) and emp_state = 1) e
        on e.place = c.client_no % e.many or (c.client_no % 3 = 0 and e.place = (c.client_no / 3) % e.many)
    on conflict do nothing`.execute(db)

/** A few things that staff have changed since, so that histories have something to tell. */
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
export const seedCompanies = async (db: Db) => {
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
