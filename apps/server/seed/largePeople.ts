import { scopeNames } from '@crm/contract/scopes'
import { sql } from 'kysely'
import type { Db } from '../src/db/database.ts'
import { createStaff } from './factories.ts'

/**
 * Two people of the large company for the bench: `busy` has tens of thousands of rows of every kind, `quiet` a few dozen.
 * Both may see everything, and neither has a team, so that the other large data leaves them out.
 */
export const largePeople = ['busy', 'quiet'] as const
export type LargePerson = (typeof largePeople)[number]

/** Words of the large data, for the bench to search: one in most rows, one in a few of everybody's, one in none. */
export const largeWords = { common: '검토', rare: '햇살', absent: '왈츠' } as const

export const seedLargePeople = async (db: Db) => {
  await createStaff(db, { user_id: 'busy', user_name: '한바쁨', emp_scope: scopeNames })
  await createStaff(db, { user_id: 'quiet', user_name: '한조용', emp_scope: scopeNames })
  return ['일이 많은 사람과 적은 사람']
}

export const empNoOf = (person: LargePerson) =>
  sql`(select emp_no from employees join users using (user_no) where user_id = ${person})`
