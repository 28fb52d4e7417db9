import { members } from '@crm/contract/features/members/members'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { isCommonWord } from '../../db/search/commonWords.ts'
import { seemLarge } from '../../testing/commonWords.ts'
import { startTestApp } from '../../testing/startTestApp.ts'

const names = (rows: { user_name: string }[]) => rows.map(({ user_name }) => user_name)

test('found by parts of names, 초성, ids, addresses, numbers without hyphens, and firms', async () => {
  const app = await startTestApp()
  const admin = await app.staff({ user_name: '최관리', emp_scope: ['AdminMemberManagement'] })
  await app.staff({ user_name: '남궁수아', user_phone: '01098765432', user_email: 'sua@night.example' })
  await app.vc({ user_name: '문벤처', vc_name: '바다인베스트먼트' })
  const found = async (keyword: string) =>
    names((await admin.call(members.list, { query: { account_status: 'active', keyword } })).query)
  for (const keyword of ['궁수', 'ㄴㄱㅅㅇ', 'SUA@', '010-9876-5432', '98765']) {
    expect(await found(keyword), keyword).toEqual(['남궁수아'])
  }
  expect(await found('인베스트')).toEqual(['문벤처'])
  expect(await found('ㅂㄷㅇㅂ')).toEqual(['문벤처'])
  expect(await found('없는사람')).toEqual([])
})

test('a word that many have finds the same people, counted anew when one changes', async () => {
  const app = await startTestApp()
  const boss = await app.staff({ user_name: '대표', emp_scope: ['AdminMemberManagement', 'MemberList'] })
  const company = await app.company('공통상사')
  const people = [
    await app.staff({ user_name: '공통하나' }),
    await app.staff({ user_name: '직원', user_email: 'own@공통.example' }),
    await app.vc({ user_name: '심사역', vc_name: '공통벤처스' }),
    await app.client({ user_name: '공통고객' }),
    await app.client({ user_name: '담당', client_no: company }),
  ]
  await app.client({ user_name: '다른고객' })
  const read = async (keyword: string) => {
    const query = { account_status: 'active', keyword, limit: 2, sort: 'user_name', desc: 0 } as const
    return {
      staff: await boss.call(members.list, { query }),
      nextStaff: await boss.call(members.list, { query: { ...query, offset: 2 } }),
      vc: await boss.call(members.list, { query: { ...query, user_type: 'vc' } }),
      clients: await boss.call(members.clientList, { query }),
    }
  }
  const words = ['공통', 'ㄱㅌ', '없는말']
  const before = await Promise.all(words.map(read))
  for (const table of ['users', 'vc_members', 'clients']) await seemLarge(app.db, table)
  expect(await isCommonWord(app.db, ['users', 'vc_members'], '공통')).toBe(true)
  expect(await Promise.all(words.map(read))).toEqual(before)
  expect(before[0]).toMatchObject({
    staff: { total: 3 },
    nextStaff: { total: 3 },
    vc: { total: 1 },
    clients: { total: 2 },
  })
  await sql`update clients set client_name = '다른상사' where client_no = ${company}`.execute(app.db)
  await sql`update users set user_name = '바뀐이' where user_no = ${people[0]?.user_no}`.execute(app.db)
  expect(await read('공통')).toMatchObject({ staff: { total: 2 }, clients: { total: 1 } })
})
