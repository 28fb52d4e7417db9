import { meetings } from '@crm/contract/features/meetings/meetings'
import { expect, test } from 'vitest'
import { bookingFixture } from '../../testing/fixtures/bookingFixture.ts'

test('two people change the same meeting: the later one is told, with the meeting as it is now', async () => {
  const { book, mina } = await bookingFixture()
  const { ms_no, rev, start_dt, end_dt } = await book({ mr_comment: '처음' })
  const params = { ms_no }
  const whole = { state: 1, mr_way: 'visit', mr_type: 2, mr_no: 1, mr_count: 1, start_dt, end_dt, rev } as const
  const first = await mina.call(meetings.wait, { params, body: { ...whole, mr_comment: '먼저' } })
  expect(first.query[0]).toMatchObject({ mr_comment: '먼저', rev: rev + 1 })
  await expect(mina.call(meetings.wait, { params, body: { ...whole, mr_comment: '나중' } })).rejects.toMatchObject({
    status: 409,
    newest: { ms_no, mr_comment: '먼저', rev: rev + 1 },
  })
  const again = await mina.call(meetings.wait, { params, body: { ...whole, mr_comment: '나중', rev: rev + 1 } })
  expect(again.query[0]).toMatchObject({ mr_comment: '나중' })
})
