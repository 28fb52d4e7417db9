import { Password } from '@crm/contract/features/auth'
import { scopeNames } from '@crm/contract/scopes'
import * as z from 'zod'
import type { Db } from '../../db/database.ts'
import { isDuplicate } from '../../db/faults.ts'
import { StartupProblem } from '../../startupProblem.ts'
import { hashPassword } from './password.ts'

const Draft = z.object({
  user_id: z.string().regex(/^[a-z0-9][a-z0-9._-]{1,49}$/, '--id 는 영문 소문자와 숫자 2자에서 50자예요'),
  user_name: z.string().min(1).max(50, '--name 은 50자까지예요'),
  user_email: z.email('--email 이 메일 주소가 아니에요'),
  password: Password,
})

const highestLevel = 7

/** The first way into an installation that has no demo data. */
export const createAdmin = async (db: Db, input: z.input<typeof Draft>) => {
  const { data, error } = Draft.safeParse(input)
  if (error) throw new StartupProblem(error.issues[0]?.message ?? '', '고쳐서 다시 실행해 주세요.')
  const { password, ...user } = data
  const user_pw = await hashPassword(password)
  await db
    .transaction()
    .execute(async (tx) => {
      const { user_no } = await tx
        .insertInto('users')
        .values({ ...user, user_pw, user_type: 'emp', skips_device_check: true })
        .returning('user_no')
        .executeTakeFirstOrThrow()
      await tx
        .insertInto('employees')
        .values({ user_no, emp_lv: highestLevel, emp_state: 1, emp_scope: [...scopeNames] })
        .execute()
    })
    .catch((fault: unknown) => {
      if (isDuplicate(fault, 'users_email'))
        throw new StartupProblem(`${user.user_email} 이메일을 쓰는 계정이 이미 있어요`, '다른 이메일을 정해 주세요.')
      if (isDuplicate(fault))
        throw new StartupProblem(`${user.user_id} 아이디가 이미 있어요`, '다른 아이디를 정해 주세요.')
      throw fault
    })
}
