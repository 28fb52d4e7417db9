import type { Page } from '@playwright/test'
import { crmUrl, expect, tokenOf } from './people.ts'

export const panelOf = (page: Page, name: string) => page.getByRole('dialog', { name })

export const callApi = async (user_id: string, method: string, path: string, body?: object) => {
  const headers = { authorization: `Bearer ${await tokenOf(user_id)}`, 'content-type': 'application/json' }
  const answer = await fetch(`${crmUrl()}/crm/v3/${path}`, {
    ...{ method, headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  expect(answer.status).toBe(200)
  return (await answer.json()) as { user: { emp_no: number }; query: { tl_no: number; state: number }[] }
}

/** From one person to another, without a browser. */
export const sendTodo = async (tl_title: string, { from = 'manager', to = 'staff' } = {}) => {
  const { user } = await callApi(to, 'GET', 'auth/profile')
  const body = { tl_title, tl_todo: '<p>봐 주세요.</p>', tl_tos: [user.emp_no] }
  const { query } = await callApi(from, 'POST', 'todo_list', body)
  return query[0]?.tl_no
}
