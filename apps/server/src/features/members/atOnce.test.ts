import { members } from '@crm/contract/features/members/members'
import { beforeAll, expect, test } from 'vitest'
import {
  type MemberFixture,
  memberFixture,
  reason,
  statusOf,
  userParams,
} from '../../testing/fixtures/memberFixture.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/startTestApp.ts'

let app: MemberFixture['app']
let admin: MemberFixture['admin']
let mailsTo: MemberFixture['mailsTo']
let alarmsOf: MemberFixture['alarmsOf']
beforeAll(async () => {
  ;({ app, admin, mailsTo, alarmsOf } = await memberFixture())
})

test('fifty administrators decide about one person: one of them does, and the person is told once', async () => {
  const person = await app.staff({ emp_state: 2 })
  const others = await Promise.all(
    Array.from({ length: 49 }, () => app.staff({ emp_scope: ['AdminMemberManagement'] })),
  )
  const decisions = await Promise.all(
    [admin, ...others].map((one, index) =>
      statusOf(
        index % 2
          ? one.call(members.approve, { ...userParams(person), body: {} })
          : one.call(members.refuse, { ...userParams(person), body: { reason } }),
      ),
    ),
  )
  expect(decisions.filter((status) => status === 200)).toHaveLength(1)
  expect(decisions.filter((status) => status === 409)).toHaveLength(49)
  expect(await mailsTo(person)).toHaveLength(1)
  expect(await alarmsOf(person)).toMatchObject([{ al_count: 1 }])
  // They are gone again before the last administrator is at stake.
  await app.db
    .updateTable('employees')
    .set({ emp_scope: [] })
    .where(
      'user_no',
      'in',
      others.map(({ user_no }) => user_no),
    )
    .execute()
})

const adminsOf = async ({ db }: TestApp) => {
  const found = await db
    .selectFrom('employees as e')
    .innerJoin('users as u', 'u.user_no', 'e.user_no')
    .select('u.user_no')
    .where('u.state', '=', 1)
    .where('e.emp_state', '=', 1)
    .where((eb) => eb(eb.val('AdminMemberManagement'), '=', eb.fn.any('e.emp_scope')))
    .execute()
  return found.map(({ user_no }) => user_no)
}

const removals: [string, (by: Person, user_no: number) => Promise<unknown>][] = [
  [
    'take the menu from',
    (by, user_no) => by.call(members.update, { params: { user_no }, body: { team_no: 1, emp_lv: 1, emp_scope: [] } }),
  ],
  ['suspend', (by, user_no) => by.call(members.suspend, { params: { user_no }, body: { reason } })],
  ['retire', (by, user_no) => by.call(members.leave, { params: { user_no }, body: { reason } })],
]

test.each(removals)('two last administrators %s each other at the same moment: one is left', async (_, remove) => {
  const alone = await startTestApp()
  const newAdmin = () => alone.staff({ emp_scope: ['AdminMemberManagement'] })
  for (let round = 0; round < 10; round++) {
    const leftOver = await adminsOf(alone)
    const [one, two] = [await newAdmin(), await newAdmin()]
    for (const user_no of leftOver) await remove(one, user_no)
    const outcomes = await Promise.all([statusOf(remove(one, two.user_no)), statusOf(remove(two, one.user_no))])
    expect(outcomes.filter((status) => status === 200)).toHaveLength(1)
    expect(await adminsOf(alone)).toHaveLength(1)
  }
})

test('the database itself keeps the last administrator, by whatever hand and at whatever moment', async () => {
  const alone = await startTestApp()
  const last = await alone.staff({ emp_scope: ['AdminMemberManagement'] })
  const broken = { constraint: 'last_admin' }
  const employee = alone.db.updateTable('employees').where('user_no', '=', last.user_no)
  const user = alone.db.updateTable('users').where('user_no', '=', last.user_no)
  await expect(employee.set({ emp_scope: [] }).execute()).rejects.toMatchObject(broken)
  await expect(employee.set({ emp_state: 3 }).execute()).rejects.toMatchObject(broken)
  await expect(user.set({ state: 0 }).execute()).rejects.toMatchObject(broken)
  await expect(alone.db.deleteFrom('employees').where('user_no', '=', last.user_no).execute()).rejects.toMatchObject(
    broken,
  )
  await employee.set({ emp_lv: 5 }).execute()

  const many = await Promise.all(
    Array.from({ length: 49 }, () => alone.staff({ emp_scope: ['AdminMemberManagement'] })),
  )
  const outcomes = await Promise.allSettled(
    [last, ...many].map(({ user_no }) =>
      alone.db.updateTable('employees').set({ emp_scope: [] }).where('user_no', '=', user_no).execute(),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  expect(await adminsOf(alone)).toHaveLength(1)
})

test('an administrator who is not one any more decides nothing, even in a call that was under way', async () => {
  const [one, two, three] = [
    await app.staff({ emp_scope: ['AdminMemberManagement'] }),
    await app.staff({ emp_scope: ['AdminMemberManagement'] }),
    await app.staff(),
  ]
  const outcomes = await Promise.all([
    statusOf(one.call(members.suspend, { ...userParams(two), body: { reason } })),
    ...Array.from({ length: 5 }, () => statusOf(two.call(members.suspend, { ...userParams(one), body: { reason } }))),
  ])
  // Whoever came first; never both.
  expect(outcomes.filter((status) => status === 200)).toHaveLength(1)
  expect((await admin.call(members.detail, userParams(three))).query[0]?.account_status).toBe('active')
})
