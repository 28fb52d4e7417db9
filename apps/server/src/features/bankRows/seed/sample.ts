import { coreName } from '@crm/contract/features/bankRows/depositorName'
import { daysAfter, koreaToday } from '@crm/contract/kit/days'
import iconv from 'iconv-lite'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Storage } from '../../../ports/storage/storage.ts'
import { createFile } from '../../files/seed/createFile.ts'
import { findOpenCredits } from '../bankRows.queries.ts'
import { firstOfEach } from './demo.ts'

const knownCount = 6
const account = '123401-04-567890'

/** The day before, in Korea. */
const yesterday = () => daysAfter(koreaToday(), -1).replaceAll('-', '.')

type Line = (string | number)[]

/**
 * A statement as a bank gives it out: in CP949, a few lines before the heads, what went out beside what came in, two equal
 * transfers that both are real, and a sum at the end.
 */
export const sampleStatement = async (db: Db) => {
  // Of those that the waiting statement does not pay for: half of what is open.
  const credits = firstOfEach(await findOpenCredits(db)).slice(0, knownCount)
  const day = yesterday()
  let balance = 48_215_300
  const line = (at: number, name: string, into: number, out = 0, memo = ''): Line => {
    balance += into - out
    const time = `${String(9 + Math.floor(at / 3)).padStart(2, '0')}:${String(12 + (at % 3) * 17)}:05`
    return [`${day} ${time}`, into ? '전자금융' : '체크카드', name, memo, out, into, balance]
  }
  const transfers = credits.map(({ client_name, open, code }) => ({
    ...{ name: `${coreName(client_name)}${code}`, amount: Math.floor(open / 2) },
  }))
  const lines: Line[] = [
    ...transfers.map(({ name, amount }, at) => line(at, name, amount)),
    line(6, '홍길동', 33_000),
    line(6, '홍길동', 33_000),
    line(8, '사무용품 구입', 0, 128_400),
    line(9, '예금이자', 1_842, 0, '결산'),
    line(10, '통신요금', 0, 87_300),
  ]
  const table: Line[] = [
    ['거래내역조회'],
    ['계좌번호', account],
    ['조회기간', `${day} ~ ${day}`],
    [],
    ['거래일시', '적요', '보낸분/받는분', '송금메모', '출금액(원)', '입금액(원)', '거래후잔액'],
    ...lines,
    ['합계', '', '', '', '', '', balance],
  ]
  return iconv.encode(table.map((cells) => cells.join(',')).join('\r\n'), 'cp949')
}

const title = '어제 은행 내역 올리고 입금 확인하기'
const text = [
  '첨부한 파일은 국민은행에서 받은 어제 거래내역이에요.',
  '계약 관리의 은행 내역 탭에서 올리고, 확실한 입금부터 확인해 주세요.',
]

/** In a todo of whoever looks after contracts, as somebody would pass it on. */
export const seedSample = async (db: Db, storage: Storage) => {
  const { rows } = await sql<{ tl_no: number; user_no: number }>`
    with made as (
      insert into todo_list (tl_title, tl_todo, tl_text, from_emp_no, to_emp_no, due_dt)
      select ${title}, ${text.map((line) => `<p>${line}</p>`).join('')}, ${text.join('\n')}, f.emp_no, t.emp_no, current_date + time '18:00'
        from employees f join users fu on fu.user_no = f.user_no and fu.user_id = 'manager',
             employees t join users tu on tu.user_no = t.user_no and tu.user_id = 'ceo'
      returning tl_no, from_emp_no, to_emp_no),
    shared as (insert into todo_list_share (tl_no, tl_to, is_recipient) select tl_no, to_emp_no, true from made),
    seen as (insert into todo_list_read (tl_no, emp_no, read_dt) select tl_no, from_emp_no, now() from made)
    select made.tl_no, e.user_no from made join employees e on e.emp_no = made.from_emp_no`.execute(db)
  const [todo] = rows
  if (!todo) return
  const file = { originalname: '국민은행 거래내역.csv', mimetype: 'text/csv', bytes: await sampleStatement(db) }
  await createFile(db, storage, file, { to_table: 'todo_list', to_no: todo.tl_no, user_no: todo.user_no, daysAgo: 0 })
}
