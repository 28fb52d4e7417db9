import { showNumber } from '@crm/contract/kit/numbers'
import { screens } from '@crm/contract/screens'
import { sql } from 'kysely'
import type { LargePerson } from '../../../seed/largePeople.ts'
import { companyName, personName } from '../../../seed/names.ts'
import { defineSeed } from '../../../seed/seed.ts'
import type { Db } from '../../db/database.ts'

const clientsPath = screens.ClientVcList.path
const membersPath = screens.AdminMemberManagement.path
const profilePath = screens.MyPageInfo.path

interface Sample {
  title: string
  body?: string
  link: string
  count?: number
  /** How long ago the newest of it came. */
  minutes: number
  read?: true
}

const hour = 60
const day = 24 * hour

const samples: Record<string, Sample[]> = {
  client: [
    { title: '미팅 시간이나 장소가 바뀌었어요', link: screens.ClientMeeting.path, minutes: 35 },
    { title: '회의록이 공개되었어요', link: screens.BizHome.path, minutes: 5 * hour },
    { title: '미팅이 잡혔어요', link: screens.ClientMeeting.path, minutes: 2 * day, read: true },
    { title: '20,000 포켓이 지급되었어요', link: screens.ClientPocket.path, minutes: 4 * day, read: true },
  ],
  vc: [
    {
      title: '계정이 승인되었어요',
      body: '이제 모든 메뉴를 사용할 수 있어요.',
      link: screens.VcEventMain.path,
      minutes: 3 * day,
    },
  ],
  ceo: [
    { title: '새 직원이 가입 승인을 기다려요', body: '조예준 · 투자팀', link: membersPath, minutes: 3 },
    {
      title: `${companyName(4)}에 파일이 추가되었어요`,
      body: '사업계획서_v2.pdf',
      link: clientsPath,
      count: 4,
      minutes: 18,
    },
    { title: '새 VC 회원이 가입 승인을 기다려요', body: '오현우 · 바다인베스트먼트', link: membersPath, minutes: 52 },
    {
      title: `${companyName(2)} 포켓이 추가되었어요`,
      body: '500,000 · 멘토링 지원',
      link: clientsPath,
      minutes: 3 * hour,
    },
    {
      title: '새 고객사 회원이 인증을 기다려요',
      body: `${personName(42)} · ${companyName(2)}`,
      link: membersPath,
      minutes: 5 * hour,
    },
    {
      title: `${companyName(7)} 담당자가 바뀌었어요`,
      body: `${personName(8)} → ${personName(11)}`,
      link: clientsPath,
      minutes: day + hour,
    },
    { title: `${companyName(9)} 정보가 수정되었어요`, link: clientsPath, count: 3, minutes: day + 4 * hour },
    { title: '새 기기에서 로그인했어요', body: 'Chrome, Windows', link: profilePath, minutes: 2 * day, read: true },
    {
      title: `${companyName(12)} 포켓이 추가되었어요`,
      body: '1,200,000 · 시드 라운드 지원',
      link: clientsPath,
      minutes: 3 * day,
      read: true,
    },
    {
      title: `${companyName(1)}에 파일이 추가되었어요`,
      body: 'IR 덱 3차 수정본.pptx',
      link: clientsPath,
      count: 2,
      minutes: 5 * day,
      read: true,
    },
    { title: '비밀번호가 변경되었어요', link: profilePath, minutes: 9 * day, read: true },
  ],
  manager: [
    {
      title: `${companyName(0)} 담당자로 지정되었어요`,
      body: `${personName(40)} 대표`,
      link: clientsPath,
      minutes: 11,
    },
    {
      title: `${companyName(3)}에 파일이 추가되었어요`,
      body: '재무모델.xlsx',
      link: clientsPath,
      count: 6,
      minutes: 2 * hour,
    },
    { title: `${companyName(5)} 정보가 수정되었어요`, body: '주소, 연락처', link: clientsPath, minutes: day },
    { title: '새 기기에서 로그인했어요', body: 'Safari, iOS', link: profilePath, minutes: 4 * day, read: true },
  ],
  staff: [
    {
      title: `${companyName(6)} 담당자로 지정되었어요`,
      body: `${personName(46)} 대표`,
      link: clientsPath,
      minutes: 25,
    },
    { title: `${companyName(6)}에 파일이 추가되었어요`, body: '회사소개서.pdf', link: clientsPath, minutes: 6 * hour },
    { title: '가입이 승인되었어요', body: '빌더 CRM에 오신 것을 환영해요.', link: '/', minutes: 12 * day, read: true },
  ],
}

/** Recent alarms of a few people. */
const seedAlarms = async (db: Db) => {
  for (const [user_id, alarms] of Object.entries(samples)) {
    const { user_no } = await db
      .selectFrom('users')
      .select('user_no')
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow()
    const rows = alarms.map(({ title, body = '', link, count = 1, minutes, read }, index) => ({
      user_no,
      state: read ? 2 : 1,
      al_title: title,
      al_body: body,
      al_link: link,
      al_about: `demo:${index}`,
      al_count: count,
      reg_dt: sql<string>`now() - ${minutes} * interval '1 minute'`,
    }))
    await db.insertInto('alarms').values(rows).execute()
  }
}

const largeCount = 1_000_000
const unreadEach = 40
/** Every second one is unread. */
const ownCount: Record<LargePerson, number> = { busy: 50_000, quiet: 60 }

/** Years of alarms for everybody on the staff; as in life nearly all of them have been read. */
const seedManyAlarms = async (db: Db) => {
  await sql`
    with people as (select user_no, row_number() over (order by user_no) - 1 as place from users join employees using (user_no) where team_no is not null),
    total as (select count(*) as everybody from people)
    insert into alarms (user_no, state, al_title, al_body, al_link, al_about, is_gathering, reg_dt)
    select p.user_no, case when n / total.everybody < ${unreadEach} then 1 else 2 end,
           '그린루프 할 일 ' || n || '에 댓글이 달렸어요', '확인 부탁드려요.', '/', 'large:' || n, false,
           now() - n * interval '1 minute'
      from generate_series(1, ${largeCount}) n cross join total
      join people p on p.place = n % total.everybody`.execute(db)
  for (const [person, count] of Object.entries(ownCount)) {
    await sql`
      insert into alarms (user_no, state, al_title, al_body, al_link, al_about, is_gathering, reg_dt)
      select u.user_no, 1 + n % 2, '할 일 ' || n || '에 댓글이 달렸어요', '확인 부탁드려요.', '/', 'own:' || n, false,
             now() - n * interval '1 minute'
        from users u, generate_series(1, ${count}::int) n where u.user_id = ${person}`.execute(db)
  }
  return largeCount
}

export const seed = defineSeed({
  after: ['todos'],
  demo: seedAlarms,
  large: async (db) => [`알림 ${showNumber(await seedManyAlarms(db))}건`],
})
