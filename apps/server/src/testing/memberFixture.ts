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

/** A test app with an administrator of staff and one of client users. */
export const memberFixture = async () => {
  const app = await startTestApp()
  const admin = await app.staff({ user_name: '최관리', emp_scope: ['AdminMemberManagement'] })
  const clerk = await app.staff({ user_name: '한회원', emp_scope: ['MemberList'] })

  const mailsTo = (person: Person) =>
    app.db
      .selectFrom('outbox')
      .select(['ob_subject', 'ob_text'])
      .where('ob_to', '=', `${person.user_id}@builders.example`)
      .orderBy('ob_no')
      .execute()

  const alarmsOf = (person: Person) =>
    app.db
      .selectFrom('alarms')
      .select(['al_title', 'al_body', 'al_link', 'al_count'])
      .where('user_no', '=', person.user_no)
      .orderBy('al_no')
      .execute()

  const signIn = (person: Person) =>
    app.call(auth.login, { body: { user_id: person.user_id, user_pw: demoPassword } }).then(({ token }) => token)

  return { app, admin, clerk, mailsTo, alarmsOf, signIn }
}

export type MemberFixture = Awaited<ReturnType<typeof memberFixture>>
