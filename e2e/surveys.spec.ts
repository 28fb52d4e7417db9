import pg from 'pg'
import { demoSurveyId } from '../apps/server/seed/demoSurvey.ts'
import { crmDatabaseUrl, expect, test } from './people.ts'

/** A coming pre-meeting with a contact, whose survey nobody has answered. */
const openSurvey = async () => {
  const client = new pg.Client({ connectionString: crmDatabaseUrl() })
  await client.connect()
  try {
    const { rows } = await client.query(`
      select m.ms_no, c.client_name, c.client_contact -> 0 ->> 'number' as number, c.client_contact -> 0 ->> 'name' as name
        from mr_schedules m join clients c using (client_no) left join pre_surveys v using (ms_no)
       where m.mr_type = 1 and m.state = 1 and m.mr_checked = 0 and m.start_dt > now() + interval '2 hours' and v.answer_dt is null
         and jsonb_array_length(c.client_contact) > 0 and coalesce(v.ps_id, '') <> '${demoSurveyId(1)}'
       order by m.start_dt desc limit 1`)
    return rows[0] as { ms_no: number; client_name: string; number: string; name: string }
  } finally {
    await client.end()
  }
}

test('from the message to the answers: staff write, the client answers, staff read it', async ({ as }) => {
  const meeting = await openSurvey()
  const staff = await as('manager')
  await staff.goto(`/employee/schedule/visit/${meeting.ms_no}`)
  await expect(staff.getByText('아직 사전 설문 답변이 없어요.')).toBeVisible()
  await staff.getByRole('button', { name: '알림톡 보내기' }).click()
  const modal = staff.getByRole('dialog', { name: /알림톡 보내기$/ })
  await modal.getByRole('button', { name: '보내기' }).click()
  await expect(staff.getByText('연락처를 선택해주세요')).toBeVisible()
  await modal.getByRole('checkbox').first().check()
  await modal.getByRole('button', { name: '보내기' }).click()
  await expect(staff.getByText('알림톡 발송을 요청했습니다')).toBeVisible()
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

test('guide meetings: rounds by project, the next one suggested, booked from there', async ({ as }) => {
  const page = await as('manager')
  await page.goto('/employee/schedule/guide')
  await page.getByLabel('다음 일정 없는 것만').click()
  await expect(page).toHaveURL(/is_due=1/)
  const row = page.getByRole('row').nth(1)
  await row.getByRole('button', { name: '미팅 잡기' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
