import { sql } from 'kysely'
import { defineSeed } from '../../../seed/seed.ts'
import type { Db } from '../../db/database.ts'

interface Sample {
  text: string
  way?: 'out' | 'in'
  minutes?: number
}

const samples: Sample[] = [
  { text: '정부지원사업 마감일 문의. 이번 주 안에 일정표를 보내기로 했어요.', way: 'in', minutes: 8 },
  { text: '대표님은 오전 통화를 선호하세요. 급한 일은 문자로 먼저 알려 드리기.' },
  { text: '사업계획서 2차 수정본 확인 요청. 재무 추정은 다음 미팅에서 같이 보기로 했어요.', way: 'out', minutes: 14 },
  { text: '투자사 소개 미팅 희망. 시드 라운드 5억 규모, 내년 1분기 목표.' },
  { text: '부재중이라 메모 남겼어요. 오후에 다시 연락드릴 예정.', way: 'out' },
  { text: '사무실을 옮길 예정이라 새 주소를 받으면 회사 정보를 고쳐야 해요.' },
  { text: '입금 확인 완료 안내. 세금계산서는 이메일로 받기를 원하세요.', way: 'out', minutes: 3 },
]

/** Notes and calls of the last weeks, by the people who look after the company. */
const seedNotes = async (db: Db) => {
  const { rows } = await sql<{ client_no: number; user_no: number; name: string; place: number }>`
    select c.client_no, e.user_no, coalesce(c.client_rep_name, '대표') as name, row_number() over (order by c.client_no)::int as place
      from clients c
      join lateral (select min(emp_no) as emp_no from client_managers m where m.client_no = c.client_no) m on true
      join employees e on e.emp_no = coalesce(m.emp_no, 1)
     where c.client_type = 'client' and c.client_no <= 30`.execute(db)
  const notes = rows.flatMap(({ client_no, user_no, name, place }) =>
    samples
      .filter((_, index) => place <= 3 || (index + place) % 3 === 0)
      .map(({ text, way, minutes }, index) => ({
        client_no,
        user_no,
        cn_type: way ? 'call' : 'note',
        cn_text: text,
        cn_with: way ? name : null,
        cn_way: way ?? null,
        cn_minutes: minutes ?? null,
        reg_dt: sql<string>`now() - ${index * 5 + (place % 5)} * interval '1 day' - ${20 + place * 7 + index * 31} * interval '1 minute'`,
      })),
  )
  await db.insertInto('client_notes').values(notes).execute()
}

export const seed = defineSeed({ after: ['clients', 'members', 'projects'], demo: seedNotes })
