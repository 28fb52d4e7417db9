import { sql } from 'kysely'
import type { CompanyFacts } from '../../../../seed/factories.ts'
import { aBusinessNumber, companySlug, personName, phone } from '../../../../seed/names.ts'
import { places } from '../../../../seed/places.ts'
import type { Db } from '../../../db/database.ts'

const notes = [
  '대표가 전화보다 메신저를 선호함. 회신은 보통 당일 오후.',
  '초기창업패키지 협약 중. 11월 중간보고 전에 IR 덱 점검 필요.',
  '지인 소개로 유입. 견적에 민감하니 범위를 분명히 할 것.',
  '시드 투자 협의 중. 외부에 알리지 않기로 함.',
]

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

/** One or two people of the teams that meet clients look after each company. */
export const appointManagers = (db: Db) =>
  sql`
    insert into client_managers (client_no, emp_no)
    select c.client_no, e.emp_no from clients c
      join (select emp_no, row_number() over (order by emp_no) - 1 as place, count(*) over () as many
              from employees where team_no in (2, 3, 4) and emp_state = 1) e
        on e.place = c.client_no % e.many or (c.client_no % 3 = 0 and e.place = (c.client_no / 3) % e.many)
    on conflict do nothing`.execute(db)
