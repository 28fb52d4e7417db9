import { auth } from '@crm/contract/features/auth/auth'
import { demoPassword } from '../demoAccounts.ts'
import { type Person, startTestApp } from './startTestApp.ts'

export const reason = '재직 확인이 되지 않아요.'
export const userParams = ({ user_no }: { user_no: number }) => ({ params: { user_no } })
export const statusOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (error) => error.status,
  )

/** A house with somebody who decides about staff, and somebody who decides about clients. */
export const memberFixture = async () => {
  const at = await startTestApp()
  const admin = await at.staff({ user_name: '최관리', emp_scope: ['AdminMemberManagement'] })
  const clerk = await at.staff({ user_name: '한회원', emp_scope: ['MemberList'] })

  const mailsTo = (person: Person) =>
    at.db
      .selectFrom('outbox')
      .select(['ob_subject', 'ob_text'])
      .where('ob_to', '=', `${person.user_id}@builders.example`)
      .orderBy('ob_no')
      .execute()

  const alarmsOf = (person: Person) =>
    at.db
      .selectFrom('alarms')
      .select(['al_title', 'al_body', 'al_link', 'al_count'])
      .where('user_no', '=', person.user_no)
      .orderBy('al_no')
      .execute()

  const signIn = (person: Person) =>
    at.call(auth.login, { body: { user_id: person.user_id, user_pw: demoPassword } }).then(({ token }) => token)

  return { at, admin, clerk, mailsTo, alarmsOf, signIn }
}

export type MemberFixture = Awaited<ReturnType<typeof memberFixture>>
