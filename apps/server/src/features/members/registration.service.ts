import type { Context } from '../../context.ts'
import { missingReference } from '../../db/dbErrors.ts'
import { refuseField } from '../../http/refusal.ts'
import { memberTexts } from './members.messages.ts'
import { insertClientMember, insertEmployee, insertVcMember } from './registration.queries.ts'

/** What makes an account one of its kind; each waits for approval. */

export const addStaff = ({ db }: Pick<Context, 'db'>, user_no: number, team_no: number) =>
  insertEmployee(db, { user_no, team_no }).catch((fault: unknown) => {
    if (missingReference(fault)) refuseField('invalid_input', 'team_no', memberTexts.unknownTeam)
    throw fault
  })

export const addClientMember = ({ db }: Pick<Context, 'db'>, user_no: number, client_no: number) =>
  insertClientMember(db, user_no, client_no)

/** For somebody whom a colleague invited: nobody has to approve them. */
export const addVerifiedClientMember = ({ db }: Pick<Context, 'db'>, user_no: number, client_no: number) =>
  insertClientMember(db, user_no, client_no, { client_state: 1, is_verified: true })

interface NewVc {
  user_no: number
  vc_name: string
  vc_position: string
  client_no: number
}

export const addVc = ({ db }: Pick<Context, 'db'>, member: NewVc) => insertVcMember(db, member)
