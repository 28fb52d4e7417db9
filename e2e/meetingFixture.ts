import type { Locator, Page } from '@playwright/test'
import { crmUrl, expect, tokenOf } from './people.ts'

/** Read once, so that a journey over midnight goes on with the days it began with. */
const startedAt = Date.now()

/** Far ahead, where the demo has nothing; every journey has a day of its own. */
export const dayIn = (days: number) => new Date(startedAt + days * 86_400_000).toISOString().slice(0, 10)
export const shownDate = (day: string) => day.replaceAll('-', '.')

export const roomCell = (page: Page, room: string, start: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${room} ${start}–`) })

/** How, what kind and who: nothing of it is chosen in somebody's first booking. */
export const chooseKind = async (panel: Locator, who: '고객사' | '비고객' = '고객사') => {
  for (const words of ['방문', '일반미팅', who]) await panel.getByText(words, { exact: true }).click()
}

/**
 * What a meeting's panel offers: as its button, or in its menu. Which of them, changes with the meeting's state, which
 * the panel may read anew in this moment: so both are looked for until one is there.
 */
export const chooseAction = async (page: Page, panel: Locator, name: string) => {
  const menu = panel.getByRole('button', { name: '더 보기', exact: true })
  const button = panel.getByRole('button', { name, exact: true })
  const entry = page.getByRole('menuitem', { name: new RegExp(`^${name}`) })
  await expect(menu).toBeEnabled()
  await expect(async () => {
    if (!(await button.or(entry).isVisible())) await menu.click()
    await expect(button.or(entry)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await button.or(entry).click()
}

/** Says yes to what is asked. */
export const confirmDialog = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()

export const openPanel = async (page: Page, day: string) => {
  await page.getByRole('button', { name: '미팅 추가', exact: true }).click()
  const panel = page.getByRole('dialog', { name: '미팅일정 추가' })
  await chooseKind(panel)
  await panel.getByLabel('날짜').fill(shownDate(day))
  await panel.getByLabel('날짜').press('Enter')
  await expect(page.locator('[data-dates-dropdown]')).toBeHidden()
  await expect(roomCell(page, '1층 상담실 A', '09:00')).toBeVisible()
  // Drawn before the day is known, and not to be used until then.
  await expect(panel.locator('[aria-busy="true"]')).toHaveCount(0)
  return panel
}

export const call = async (user: string, method: string, path: string, body?: object) => {
  const response = await fetch(`${crmUrl()}/crm/v3/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await tokenOf(user)}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
  return answer as { query: { ms_no: number; proj_no: number | null; start_dt: string }[] }
}

export const someoneBooks = (
  user: string,
  day: string,
  mr_no: number,
  start: string,
  end: string,
  client_name = '먼저온회사',
  ms_managers: number[] = [],
) =>
  call(user, 'POST', 'mr_schedules', {
    mr_way: 'visit',
    mr_type: 2,
    ms_who: 'people',
    client_name,
    mr_no,
    start_dt: `${day} ${start}`,
    end_dt: `${day} ${end}`,
    ms_managers,
  })

export const empNoOf = async (user: string) => {
  const profile: unknown = await call(user, 'GET', 'auth/profile')
  return (profile as { user: { emp_no: number } }).user.emp_no
}
