import { expect, test, watch } from './people.ts'

test('a client stores a file, staff comment on its page, and the client answers there', async ({ as }) => {
  const [client, ceo] = [await as('client'), await as('ceo')]
  const faults = watch(client)
  await client.goto('/client/company-data')
  await client.getByRole('row', { name: /재무/ }).click()
  await client.locator('input[data-upload=files]').setInputFiles({
    name: '월별 손익.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('월,매출\n1월,1200\n2월,1350'),
  })
  const stored = client.getByRole('row', { name: /월별 손익/ })
  await expect(stored).toBeVisible()
  const box = new URL(client.url()).searchParams.get('box')

  // In a project of the company it is there as well.
  await ceo.goto(`/employee/work/detail/1/data?room=company&box=${box}`)
  await expect(ceo.getByRole('row', { name: /월별 손익/ })).toBeVisible()
  await ceo.goto(`/employee/client/list/detail/1?box=${box}`)
  await ceo.getByRole('row', { name: /월별 손익/ }).focus()
  await ceo.keyboard.press('Space')
  const staffPanel = ceo.getByRole('region', { name: '댓글' })
  await staffPanel.getByRole('textbox', { name: '1쪽에 남길 댓글' }).fill('3월 수치도 올려 주시겠어요?')
  await staffPanel.getByRole('button', { name: '등록' }).click()
  await expect(staffPanel.getByRole('heading', { name: '댓글 1' })).toBeVisible()

  await client.goto(`/client/company-data?box=${box}&view=${new URL(ceo.url()).searchParams.get('view')}`)
  const panel = client.getByRole('region', { name: '댓글' })
  await expect(panel.getByText('3월 수치도 올려 주시겠어요?')).toBeVisible()
  await panel.getByRole('button', { name: '답글 쓰기' }).click()
  await panel.getByRole('textbox', { name: /에게 답글 쓰기/ }).fill('오늘 안에 올릴게요.')
  await client.keyboard.press('Control+Enter')
  await expect(panel.getByText('오늘 안에 올릴게요.')).toBeVisible()
  // Without a reload: the panel is live.
  await expect(staffPanel.getByText('오늘 안에 올릴게요.')).toBeVisible()
  expect(faults).toEqual([])
})
