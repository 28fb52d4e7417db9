import type { ScopeName } from '@crm/contract/scopes'
import type { Insertable } from 'kysely'
import type { Db } from '../src/db/database.ts'
import type { Clients } from '../src/db/types.gen.ts'
import { demoPassword } from '../src/demoAccounts.ts'
import { hashPassword } from '../src/features/auth/password.ts'

/** One hash for everybody: hashing is slow on purpose, and demo and tests share one password. */
const sharedHash = hashPassword(demoPassword)

interface UserDraft {
  user_id: string
  user_name: string
  user_email?: string
  user_phone?: string
  skips_device_check?: boolean
}

const insertUser = async (db: Db, user_type: 'emp' | 'client' | 'vc', draft: UserDraft) => {
  const { user_no } = await db
    .insertInto('users')
    .values({
      user_pw: await sharedHash,
      user_type,
      user_id: draft.user_id,
      user_name: draft.user_name,
      user_email: draft.user_email ?? `${draft.user_id}@builders.example`,
      user_phone: draft.user_phone ?? null,
      skips_device_check: draft.skips_device_check ?? true,
    })
    .returning('user_no')
    .executeTakeFirstOrThrow()
  return user_no
}

export interface StaffDraft extends UserDraft {
  team_no?: number
  emp_lv?: number
  emp_state?: 1 | 2 | 3
  emp_scope?: readonly ScopeName[]
}

export const createStaff = async (db: Db, draft: StaffDraft) => {
  const user_no = await insertUser(db, 'emp', draft)
  const { emp_no } = await db
    .insertInto('employees')
    .values({
      user_no,
      team_no: draft.team_no ?? null,
      emp_lv: draft.emp_lv ?? 1,
      emp_state: draft.emp_state ?? 1,
      emp_scope: [...(draft.emp_scope ?? [])],
    })
    .returning('emp_no')
    .executeTakeFirstOrThrow()
  return { user_no, emp_no }
}

/** The other facts of a company, as its columns hold them. */
export type CompanyFacts = Omit<Insertable<Clients>, 'client_name' | 'client_rep_name'>

export const createCompany = async (db: Db, client_name: string, client_rep_name: string, facts: CompanyFacts = {}) => {
  const { client_no } = await db
    .insertInto('clients')
    .values({ client_name, client_rep_name, ...facts })
    .returning('client_no')
    .executeTakeFirstOrThrow()
  return client_no
}

export interface ClientDraft extends UserDraft {
  client_no: number
  client_state?: 1 | 2 | 3
  is_verified?: boolean
}

export const createClientUser = async (db: Db, draft: ClientDraft) => {
  const user_no = await insertUser(db, 'client', draft)
  await db
    .insertInto('client_members')
    .values({
      user_no,
      client_no: draft.client_no,
      client_state: draft.client_state ?? 1,
      is_verified: draft.is_verified ?? true,
    })
    .execute()
  return { user_no }
}

export interface VcDraft extends UserDraft {
  vc_name: string
  vc_state?: 1 | 2 | 3
  /** The firm among the companies. */
  client_no?: number
}

export const createVcUser = async (db: Db, draft: VcDraft) => {
  const user_no = await insertUser(db, 'vc', draft)
  await db
    .insertInto('vc_members')
    .values({ user_no, vc_name: draft.vc_name, vc_state: draft.vc_state ?? 1, client_no: draft.client_no ?? null })
    .execute()
  return { user_no }
}

export interface ProjectDraft {
  client_no: number
  proj_name?: string
  progress_status?: string | null
  managers?: number[]
  participants?: number[]
}

export const createProject = async (db: Db, { managers = [], participants = [], ...draft }: ProjectDraft) => {
  const { proj_no } = await db
    .insertInto('projects')
    .values({ proj_name: '시험 프로젝트', ...draft })
    .returning('proj_no')
    .executeTakeFirstOrThrow()
  const members = [
    ...managers.map((emp_no) => ({ proj_no, emp_no, pe_type: 'manager' })),
    ...participants.map((emp_no) => ({ proj_no, emp_no, pe_type: 'participant' })),
  ]
  if (members.length) await db.insertInto('project_employees').values(members).execute()
  return proj_no
}
