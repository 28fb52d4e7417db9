import pg from 'pg'
import { demoSurveyId } from '../apps/server/src/features/surveys/demoSurvey.ts'
import { chooseAction } from './meetingFixture.ts'
import { crmDatabaseUrl, expect, test } from './people.ts'

const ask = async <Row extends pg.QueryResultRow>(sql: string) => {
  const client = new pg.Client({ connectionString: crmDatabaseUrl() })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows[0] as Row
  } finally {
    await client.end()
  }
}

/** A coming pre-meeting with a contact, whose survey nobody has answered. */
const openSurvey = () =>
  ask<{ ms_no: number; client_name: string; number: string; name: string }>(`
      select m.ms_no, c.client_name, c.client_contact -> 0 ->> 'number' as number, c.client_contact -> 0 ->> 'name' as name
        from mr_schedules m join clients c using (client_no) left join pre_surveys v using (ms_no)
       where m.mr_type = 1 and m.state = 1 and m.mr_checked = 0 and m.start_dt > now() + interval '2 hours' and v.answer_dt is null
         and jsonb_array_length(c.client_contact) > 0 and coalesce(v.ps_id, '') <> '${demoSurveyId(1)}'
       order by m.start_dt desc limit 1`)

/** A guide meeting that was called off while a message about it waited. */
const calledOff = () =>
  ask<{ ms_no: number; ps_id: string }>(`
      with meeting as (
        insert into mr_schedules (ms_who, mr_type, mr_count, mr_way, mr_place, start_dt, end_dt, mr_checked, mr_info)
        values ('people', 3, 1, 'visit', 'external', now() + interval '40 days', now() + interval '40 days 1 hour', 2,
                '{"client_name": "취소된 손님", "client_contact": []}') returning ms_no),
      message as (
        insert into alimtalk (to_table, to_no, template_name, at_kind, receiver, recvname, at_state, at_outcome, done_dt)
        select 'mr_schedules', ms_no, 'guide_first', 'meeting_invitation', '01011112222', '김손님', 'failed',
               '미팅이 취소되어 보내지 않았어요.', now() from meeting)
      insert into pre_surveys (ms_no, ps_id) select ms_no, 'e2e-called-off-meeting' from meeting returning ms_no, ps_id`)

test('from the message to the answers: staff write, the client answers, staff read it', async ({ as }) => {
  const meeting = await openSurvey()
  const staff = await as('manager')
  await staff.goto(`/employee/schedule/visit/${meeting.ms_no}`)
  await expect(staff.getByText('아직 사전 설문 답변이 없어요.')).toBeVisible()
  await staff.getByRole('button', { name: '알림톡 보내기' }).click()
  const modal = staff.getByRole('dialog', { name: /알림톡 보내기$/ })
  await modal.getByRole('button', { name: '보내기' }).click()
  await expect(staff.getByText('연락처를 선택해 주세요')).toBeVisible()
  await expect(modal.getByRole('region', { name: '보낼 내용' })).toContainText('■ 장소: ')
  await modal.getByRole('checkbox').last().check()
  await modal.getByRole('button', { name: '보내기' }).click()
  await expect(staff.getByText('알림톡 발송을 요청했어요')).toBeVisible()
  // By night it waits for the morning, by day it is delivered.
  await expect(modal.getByText(/^(전달됨|대기)$/)).toBeVisible()
  await modal.getByRole('button', { name: '닫기' }).last().click()

  const guest = await as()
  await guest.goto('/pre-survey/mtg-list')
  await guest.getByLabel('회사명').fill(meeting.client_name)
  await guest.getByLabel('휴대폰 번호').fill('010-0000-0000')
  await guest.getByRole('button', { name: '미팅 찾기' }).click()
  await expect(guest.getByText('예정된 미팅을 찾지 못했어요.')).toBeVisible()
  await guest.getByLabel('휴대폰 번호').fill(meeting.number)
  await guest.getByRole('button', { name: '미팅 찾기' }).click()
  await guest.getByRole('link', { name: '설문하기' }).last().click()
  await expect(guest).toHaveURL(/\/pre-survey\/question\/[\w-]{22}$/)

  await guest.getByRole('button', { name: '제출' }).click()
  await expect(guest.getByText('답변을 선택해 주세요.').first()).toBeVisible()
  await expect(guest.getByRole('radiogroup', { name: /작년 매출/ }).getByLabel('없음')).toBeFocused()
  const group = (name: RegExp) => guest.getByRole('radiogroup', { name })
  await group(/작년 매출/)
    .getByLabel('5억 미만')
    .check()
  await group(/예상 매출/)
    .getByLabel('5억 ~ 20억')
    .check()
  await group(/전체 인원/)
    .getByLabel('1 ~ 10명')
    .check()
  await group(/창업하셨나요/)
    .getByLabel('직접 입력')
    .check()
  await guest.getByLabel('정부지원사업').first().check()
  await guest.getByLabel('대출 · 보증').check()
  await group(/필요한 것/)
    .getByLabel('투자 유치')
    .check()
  await guest.getByRole('button', { name: '제출' }).click()
  await expect(guest.getByText('창업 연도 4자리를 입력해 주세요.')).toBeVisible()
  await guest.getByLabel('창업 연도').fill('2024')
  await guest.getByRole('button', { name: '제출' }).click()
  await expect(guest).toHaveURL(/\/pre-survey\/complete\//)
  await expect(guest.getByText('설문에 답해 주셔서 고마워요')).toBeVisible()

  // The open screen follows by itself.
  await expect(staff.getByText('5억 ~ 20억')).toBeVisible()
  await expect(staff.getByText('2024')).toBeVisible()
})

test('a survey that could not be read is tried again, not called a wrong address', async ({ as }) => {
  const guest = await as()
  await guest.route('**/crm/v3/pre_survey/*', (route) => route.fulfill({ status: 500, json: { state: 0 } }))
  await guest.goto(`/pre-survey/question/${demoSurveyId(1)}`)
  await expect(guest.getByText('불러오지 못했어요.')).toBeVisible()
  await guest.unroute('**/crm/v3/pre_survey/*')
  await guest.getByRole('button', { name: '다시 시도' }).click()
  await expect(guest.getByRole('button', { name: '제출' })).toBeVisible()
  await guest.goto('/pre-survey/question/there-is-no-such-survey')
  await expect(guest.getByText('설문을 찾을 수 없어요')).toBeVisible()
})

test('a meeting that was called off: the survey is closed at once, staff see what was not sent and what was answered', async ({
  as,
}) => {
  const { ms_no, ps_id } = await calledOff()
  const guest = await as()
  await guest.goto(`/pre-survey/question/${ps_id}`)
  await expect(guest.getByText('미팅이 취소되어 답변할 수 없어요.')).toBeVisible()
  await expect(guest.getByRole('button', { name: '제출' })).toHaveCount(0)

  const staff = await as('manager')
  await staff.goto(`/?ms_no=${ms_no}`)
  const panel = staff.getByRole('dialog', { name: '취소된 손님' })
  await expect(panel.getByText('미팅이 취소되어 보내지 않았어요.')).toBeVisible()
  await expect(panel.getByRole('heading', { name: '사전 설문' })).toHaveCount(0)
  await chooseAction(staff, panel, '회의록 쓰기')
  await expect(staff.getByRole('dialog', { name: '취소된 손님 회의록' })).toBeVisible()
  await ask(`update pre_surveys set annua_sales = 'none', expected_sales = 'none', member_of_total = 'solo', cust_founded = 'pre',
    financing_experience = '{own}', need_buildup = 'investment', answer_dt = now() where ms_no = ${ms_no}`)
  await staff.reload()
  await expect(panel.getByRole('heading', { name: '사전 설문' })).toBeVisible()
  await expect(panel.getByText('1인 기업')).toBeVisible()

  // Who has no part in a meeting and may not see all of them finds none.
  const other = await as('cai')
  await other.goto(`/?ms_no=${ms_no}`)
  await expect(other.getByText('삭제된 미팅이에요.')).toBeVisible()
  await expect(other.getByText('취소된 손님')).toHaveCount(0)
})

test('guide meetings: rounds by project, the next one suggested, booked from there', async ({ as }) => {
  const page = await as('manager')
  await page.goto('/employee/schedule/guide')
  await page.getByLabel('다음 일정 없는 것만').click()
  await expect(page).toHaveURL(/is_due=1/)
  const row = page.getByRole('row').nth(1)
  await row.getByRole('button', { name: '미팅 잡기' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
