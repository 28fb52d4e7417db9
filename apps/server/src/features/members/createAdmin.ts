import { Password } from '@crm/contract/features/auth/auth'
import { scopeNames } from '@crm/contract/scopes'
import * as z from 'zod'
import type { Db } from '../../db/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { StartupProblem } from '../../startupProblem.ts'
import { createAccount } from '../auth/auth.service.ts'
import { hashPassword } from '../auth/password.ts'
import { insertEmployee } from './registration.queries.ts'

const Draft = z.object({
  user_id: z.string().regex(/^[a-z0-9][a-z0-9._-]{1,49}$/, '--id 는 영문 소문자와 숫자 2자에서 50자예요'),
  user_name: z.string().min(1).max(50, '--name 은 50자까지예요'),
  user_email: z.email('--email 이 메일 주소가 아니에요'),
  password: Password,
})

const highestLevel = 7

/** Creates the first administrator of an installation that has no demo data. */
export const createAdmin = async (db: Db, input: z.input<typeof Draft>) => {
  const { data, error } = Draft.safeParse(input)
  if (error) throw new StartupProblem(error.issues[0]?.message ?? '', '고쳐서 다시 실행해 주세요.')
  const { password, ...user } = data
  const user_pw = await hashPassword(password)
  await db
    .transaction()
    .execute(async (tx) => {
      const draft = { ...user, user_pw, user_type: 'emp', skips_device_check: true } as const
      const user_no = await createAccount({ db: tx }, draft)
      await insertEmployee(tx, { user_no, emp_lv: highestLevel, emp_state: 1, emp_scope: [...scopeNames] })
    })
    .catch((fault: unknown) => {
      if (!(fault instanceof Refusal)) throw fault
      const [field] = Object.keys(fault.fields ?? {})
      throw new StartupProblem(fault.message, `--${field === 'user_email' ? 'email' : 'id'} 값을 바꿔 주세요.`)
    })
}
