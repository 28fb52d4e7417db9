import { sql } from 'kysely'
import { defineSeed } from '../../../seed/seed.ts'
import type { Db } from '../../db/database.ts'
import { seedLargeReplies } from './seed/large.ts'

interface SaidLine {
  by: 'staff' | 'client'
  page: number
  text: string
  answers: { by: 'staff' | 'client'; text: string }[]
  isResolved?: true
  /** The spot on the page that it is about. */
  pin?: { x: number; y: number }
}

/** What is said about plans and decks. */
const talks: SaidLine[] = [
  {
    by: 'client',
    page: 1,
    text: '표지의 회사명을 영문으로도 같이 적을 수 있을까요?',
    answers: [
      { by: 'staff', text: '네, 다음 버전에 함께 넣을게요.' },
      { by: 'client', text: '고맙습니다.' },
    ],
    isResolved: true,
  },
  {
    by: 'staff',
    page: 1,
    text: '시장 규모의 출처를 각주로 남겨 주세요. 심사에서 꼭 물어봐요.',
    pin: { x: 0.3, y: 0.24 },
    answers: [{ by: 'client', text: '통계청 자료 2건을 추가했어요. 확인 부탁드려요.' }],
  },
  { by: 'client', page: 2, text: '매출 추정의 성장률은 어떤 가정인가요?', answers: [], pin: { x: 0.66, y: 0.28 } },
  {
    by: 'staff',
    page: 3,
    text: '고객사 로고는 사용 허락을 받은 곳만 남기면 좋겠어요.',
    answers: [{ by: 'client', text: '두 곳은 이번 주에 답을 받기로 했어요.' }],
  },
]

interface Written {
  ft_no: number
  fv_no: number
  parent: number | null
  user_no: number
  page: number
  text: string
  hoursAgo: number
  isResolved?: boolean
  pin?: { x: number; y: number } | undefined
}

const insertReply = async (db: Db, written: Written) => {
  const { ft_no, fv_no, parent, user_no, page, text, hoursAgo, isResolved, pin } = written
  const reg_dt = sql<string>`now() - ${hoursAgo} * interval '1 hour'`
  const { cmt_no } = await db
    .insertInto('comments')
    .values({ to_table: 'file_tree', to_no: ft_no, parent, user_no, content: `<p>${text}</p>`, reg_dt })
    .returning('cmt_no')
    .executeTakeFirstOrThrow()
  const resolved_dt = isResolved ? sql<string>`now() - interval '2 hours'` : null
  await db
    .insertInto('doc_replies')
    .values({ cmt_no, fv_no, page, resolved_dt, pin_x: pin?.x ?? null, pin_y: pin?.y ?? null })
    .execute()
  return cmt_no
}

/** PDFs of projects whose company has somebody who could answer, with that person and a manager. */
const findDocuments = async (db: Db) => {
  const { rows } = await sql<{ ft_no: number; fv_no: number; staff: number; client: number }>`
    select f.ft_no, f.fv_no, s.user_no as staff, c.user_no as client
      from file_tree f join file_trees t using (tree_no) join projects p on p.proj_no = t.proj_no
      join file_versions v on v.fv_no = f.fv_no and v.mimetype = 'application/pdf'
      join lateral (select m.user_no from client_members m where m.client_no = p.client_no and m.client_state = 1
                     order by m.user_no limit 1) c on true
      join lateral (select e.user_no from project_employees pe join employees e using (emp_no)
                     where pe.proj_no = p.proj_no order by pe.pe_type, pe.pe_no limit 1) s on true
     where f.kind = 'file' and f.state = 1 order by f.ft_no limit 12`.execute(db)
  return rows
}

const seedTalks = async (db: Db) => {
  for (const [index, { ft_no, fv_no, ...people }] of (await findDocuments(db)).entries()) {
    const here = talks.filter((_, nth) => (nth + index) % 3 !== 0)
    for (const [nth, { by, page, text, answers, isResolved, pin }] of here.entries()) {
      const at = { ft_no, fv_no, page }
      const begun = 60 + index * 5 - nth * 8
      const first = await insertReply(db, {
        ...at,
        parent: null,
        user_no: people[by],
        text,
        hoursAgo: begun,
        pin,
        ...(isResolved ? { isResolved } : {}),
      })
      for (const [place, answer] of answers.entries()) {
        const hoursAgo = begun - 3 * (place + 1)
        await insertReply(db, { ...at, parent: first, user_no: people[answer.by], text: answer.text, hoursAgo })
      }
    }
  }
}

/** The documents come with their bytes, after all rows of the demo. */
export const seed = defineSeed({ after: ['fileTree'], files: seedTalks, large: seedLargeReplies })
