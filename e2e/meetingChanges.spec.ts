import {
  call,
  chooseAction,
  confirmDialog,
  dayIn,
  empNoOf,
  roomCell,
  shownDate,
  someoneBooks,
} from './meetingFixture.ts'
import { expect, test, watch } from './people.ts'
import { stillBox } from './stillBox.ts'
import { heldUndo } from './toasts.ts'

test('put aside, the room is taken meanwhile, restored at a free time; visited ones stay', async ({ as }) => {
  const day = dayIn(84)
  const { query } = await someoneBooks('manager', day, 2, '10:00', '11:00', '기다리는회사')
  const page = await as('manager')
  await page.goto(`/employee/schedule/meeting?view=day&date=${day}&ms_no=${query[0]?.ms_no}`)
  const panel = page.getByRole('dialog', { name: '기다리는회사', exact: true })
  await chooseAction(page, panel, '대기로 변경')
  await confirmDialog(page, '대기로 변경')
  await expect(page.getByText('변경했어요')).toBeVisible()
  await someoneBooks('ceo', day, 2, '10:30', '11:30')
  await chooseAction(page, panel, '복구')
  const form = page.getByRole('dialog', { name: '기다리는회사 미팅 복구' })
  await form.getByRole('button', { name: '복구' }).click()
  await expect(form.getByRole('alert')).toContainText('그 시간에 이미 사용 중인 회의실이에요')
  await expect(form.getByRole('alert')).toBeFocused()
  await expect(form.getByRole('alert').getByRole('button')).toHaveCount(3)
  await form.getByRole('alert').getByRole('button').first().click()
  await expect(page.getByText('복구했어요')).toBeVisible()
  await expect(form).toBeHidden()

  // It has not begun yet: a visit is asked about first.
  await chooseAction(page, panel, '방문 완료')
  await confirmDialog(page, '방문 완료')
  await expect(panel.getByText('방문 완료', { exact: true })).toBeVisible()
  await chooseAction(page, panel, '삭제')
  await expect(page.getByText('방문 완료된 미팅은 삭제할 수 없어요')).toBeVisible()
  await page.getByRole('button', { name: '확인' }).click()
  await chooseAction(page, panel, '방문 예정으로')
  await expect(panel.getByText('방문 예정', { exact: true })).toBeVisible()
  await chooseAction(page, panel, '삭제')
  await expect(page.getByText('미팅일정을 삭제할까요?')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click()
  const undo = await heldUndo(page, '삭제했어요')
  await expect(panel).toBeHidden()
  await undo.click()
  await expect(page.getByText('되돌렸어요', { exact: true })).toBeVisible()
  await expect(page.getByText('기다리는회사').first()).toBeVisible()
})

test('who has a meeting open when another deletes it is told, and goes on with what they write', async ({ as }) => {
  const day = dayIn(118)
  const { query } = await someoneBooks('ceo', day, 2, '10:00', '11:00', '사라지는회사', [await empNoOf('manager')])
  const page = await as('manager')
  await page.goto(`/employee/schedule/meeting?view=day&date=${day}&ms_no=${query[0]?.ms_no}`)
  const panel = page.getByRole('dialog', { name: '사라지는회사', exact: true })
  await chooseAction(page, panel, '일정 변경')
  const form = page.getByRole('dialog', { name: '사라지는회사 일정 변경' })
  await form.getByLabel('참고 사항').fill('주차 1대')
  await call('ceo', 'DELETE', `mr_schedules/${query[0]?.ms_no}`)
  await expect(page.getByText('삭제된 미팅이에요.')).toBeAttached()
  await expect(page.getByRole('button', { name: '더 보기' })).toBeHidden()
  await expect(form.getByLabel('참고 사항')).toHaveValue('주차 1대')
})

test('a waiting meeting comes back on another day, in another room, as another round', async ({ as }) => {
  const [day, later] = [dayIn(86), dayIn(87)]
  const { query } = await someoneBooks('manager', day, 2, '10:00', '11:00', '다시오는회사')
  const ms_no = query[0]?.ms_no
  await call('manager', 'PUT', `mr_schedules/wait/${ms_no}`, { state: 2 })
  const page = await as('manager')
  const faults = watch(page)
  await page.goto(`/employee/schedule/meeting?view=day&date=${day}&ms_no=${ms_no}`)
  const panel = page.getByRole('dialog', { name: '다시오는회사', exact: true })
  await chooseAction(page, panel, '복구')
  const form = page.getByRole('dialog', { name: '다시오는회사 미팅 복구' })
  await expect(form.getByText('1층 상담실 B 10:00–11:00 · 60분')).toBeVisible()
  await form.getByLabel('회차').fill('')
  await form.getByRole('button', { name: '복구' }).click()
  await expect(form.getByText('미팅 회차는 1 이상이어야 해요')).toBeVisible()
  await form.getByLabel('회차').fill('3')
  await form.getByLabel('날짜').fill(shownDate(later))
  await form.getByLabel('날짜').press('Enter')
  await roomCell(page, '3층 회의실 A', '15:00').click()
  await roomCell(page, '3층 회의실 A', '15:15').click()
  await form.getByRole('button', { name: '복구' }).click()
  await expect(page.getByText('복구했어요')).toBeVisible()
  await expect(form).toBeHidden()
  await expect(panel.getByText('3층 회의실 A', { exact: true })).toBeVisible()
  const found = await call('manager', 'GET', `mr_schedules/${ms_no}`)
  expect(found.query[0]).toMatchObject({ start_dt: `${later} 15:00`, end_dt: `${later} 15:30`, mr_count: 3, state: 1 })
  expect(faults).toEqual([])
})

test('an own meeting is changed: its own room is not in its way, somebody else’s is', async ({ as }) => {
  const day = dayIn(88)
  const { query } = await someoneBooks('manager', day, 1, '10:00', '11:00', '바뀌는회사')
  await someoneBooks('ceo', day, 1, '13:00', '14:00', '막는회사')
  const ms_no = query[0]?.ms_no
  const page = await as('manager')
  await page.goto(`/employee/schedule/meeting?view=day&date=${day}&ms_no=${ms_no}`)
  const panel = page.getByRole('dialog', { name: '바뀌는회사', exact: true })
  await chooseAction(page, panel, '일정 변경')
  const form = page.getByRole('dialog', { name: '바뀌는회사 일정 변경' })
  await expect(roomCell(page, '1층 상담실 A', '10:15')).toHaveAttribute('aria-selected', 'true')
  // Whose room it is stands in what refuses it.
  await roomCell(page, '1층 상담실 A', '13:15').click({ force: true })
  await expect(page.getByText('선택한 일정 사이에 일정이 존재합니다')).toBeVisible()
  await expect(page.getByText(/막는회사 · .*\(60분\)/)).toBeVisible()
  await page.getByRole('button', { name: '확인' }).click()
  await roomCell(page, '1층 상담실 A', '10:00').click()
  await roomCell(page, '1층 상담실 A', '10:15').click()
  await form.getByText('사전미팅', { exact: true }).click()
  await form.getByLabel('참고 사항').fill('시간을 줄였어요')
  await form.getByRole('button', { name: '변경', exact: true }).click()
  await expect(page.getByText('변경했어요')).toBeVisible()
  await expect(form).toBeHidden()
  await expect(panel.getByText('시간을 줄였어요')).toBeVisible()
  const found = await call('manager', 'GET', `mr_schedules/${ms_no}`)
  expect(found.query[0]).toMatchObject({ start_dt: `${day} 10:00`, end_dt: `${day} 10:30`, mr_type: 1 })
})

test('waiting is taken back from the toast: the room is there again', async ({ as }) => {
  const day = dayIn(94)
  const { query } = await someoneBooks('manager', day, 6, '10:00', '11:00', '돌아오는회사')
  const ms_no = query[0]?.ms_no
  const page = await as('manager')
  await page.goto(`/employee/schedule/meeting?view=day&date=${day}&ms_no=${ms_no}`)
  const panel = page.getByRole('dialog', { name: '돌아오는회사', exact: true })
  await chooseAction(page, panel, '대기로 변경')
  await confirmDialog(page, '대기로 변경')
  const undo = await heldUndo(page)
  await expect(panel.getByText('대기', { exact: true })).toBeVisible()
  await undo.click()
  await expect(panel.getByText('방문 예정', { exact: true })).toBeVisible()
  const found = await call('manager', 'GET', `mr_schedules/${ms_no}`)
  expect(found.query[0]).toMatchObject({ state: 1, mr_no: 6, start_dt: `${day} 10:00` })
})

test('two change the same meeting: the later one sees both texts and decides', async ({ as }) => {
  const day = dayIn(95)
  const { query } = await someoneBooks('manager', day, 7, '10:00', '11:00', '둘이보는회사', [await empNoOf('manager')])
  const ms_no = query[0]?.ms_no
  const page = await as('manager')
  await page.goto(`/employee/schedule/meeting?view=day&date=${day}&ms_no=${ms_no}`)
  await chooseAction(page, page.getByRole('dialog', { name: '둘이보는회사', exact: true }), '일정 변경')
  const form = page.getByRole('dialog', { name: '둘이보는회사 일정 변경' })
  await form.getByLabel('참고 사항').fill('내가 적은 것')
  const whole = { state: 1, mr_way: 'visit', mr_type: 2, mr_no: 7, mr_count: 1 }
  const hours = { start_dt: `${day} 10:00`, end_dt: `${day} 11:00` }
  await call('manager', 'PUT', `mr_schedules/wait/${ms_no}`, { ...whole, ...hours, mr_comment: '먼저 적은 것' })
  await form.getByRole('button', { name: '변경', exact: true }).click()
  await expect(form.getByRole('region', { name: '다른 사람이 먼저 바꾼 항목이 있어요' })).toContainText('먼저 적은 것')
  await form.getByRole('button', { name: '참고 사항: 내 내용 유지' }).click()
  await form.getByRole('button', { name: '변경', exact: true }).click()
  await expect(page.getByText('변경했어요')).toBeVisible()
  const found: unknown = await call('manager', 'GET', `mr_schedules/${ms_no}`)
  expect((found as { query: { mr_comment: string }[] }).query[0]?.mr_comment).toBe('내가 적은 것')
})

test('a cancelled meeting whose room is gone comes back at a time that is free', async ({ as }) => {
  const day = dayIn(89)
  const { query } = await someoneBooks('manager', day, 2, '10:00', '11:00', '되돌리는회사')
  const ms_no = query[0]?.ms_no
  await call('manager', 'PUT', `mr_schedules/visit/${ms_no}`, { mr_checked: 2 })
  await someoneBooks('ceo', day, 2, '10:00', '11:00')
  const page = await as('manager')
  await page.goto(`/employee/schedule/meeting?view=day&date=${day}&ms_no=${ms_no}`)
  const panel = page.getByRole('dialog', { name: '되돌리는회사' })
  await chooseAction(page, panel, '취소 되돌리기')
  const taken = panel.getByRole('alert')
  await expect(taken.getByRole('button')).toHaveCount(3)
  await taken.getByRole('button').first().click()
  await expect(page.getByText('변경했어요')).toBeVisible()
  await expect(page.getByRole('button', { name: '되돌리기', exact: true })).toBeVisible()
  await expect(taken).toBeHidden()
  await chooseAction(page, panel, '방문 안내')
  await expect(page.getByRole('button', { name: '방문 확인' })).toBeVisible()
})

test('the chart: an own meeting is dragged, onto another one it springs back', async ({ as }) => {
  const day = dayIn(85)
  const emp_no = await empNoOf('manager')
  const mine = await someoneBooks('manager', day, 3, '10:00', '11:00', '끄는회사', [emp_no])
  await someoneBooks('manager', day, 5, '11:30', '12:30', '같은때회사', [emp_no])
  await someoneBooks('ceo', day, 3, '13:00', '14:00', '막는회사')
  const page = await as('manager')
  await page.goto(`/employee/schedule/chart?date=${day}`)
  const block = page.getByRole('button', { name: /끄는회사/ })
  const box = () => stillBox(block)
  const drag = async (dx: number) => {
    const { x, y, width, height } = await box()
    await page.mouse.move(x + width / 3, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width / 3 + dx, y + height / 2, { steps: 6 })
    await page.mouse.up()
  }
  const hour = (await box()).width
  await drag(hour)
  await expect(page.getByText('미팅을 옮겼어요')).toBeVisible()
  await expect(page.getByText(/님은 11:30–12:30에 다른 미팅이 있어요/)).toBeVisible()
  await expect(block).toHaveAccessibleName(/11:00–12:00/)
  await drag(hour * 2)
  await expect(page.getByText('이미 예약된 장소가 존재합니다')).toBeVisible()
  await expect(block).toContainText('11:00–12:00')
  const { query } = await call('manager', 'GET', `mr_schedules/${mine.query[0]?.ms_no}`)
  expect(query[0]?.start_dt).toBe(`${day} 11:00`)
})
