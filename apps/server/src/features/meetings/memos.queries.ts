import type { Db } from '../../db/database.ts'

export const findMemo = (db: Db, msm_no: number) =>
  db
    .selectFrom('mr_schedules_memo as o')
    .leftJoin('employees as e', 'e.emp_no', 'o.emp_no')
    .leftJoin('users as u', 'u.user_no', 'e.user_no')
    .select(['o.msm_no', 'o.ms_no', 'o.msm_title', 'o.msm_content', 'o.reg_dt', 'o.rev'])
    .select('u.user_name as emp_name')
    .where('o.msm_no', '=', msm_no)
    .executeTakeFirst()

export interface MemoWords {
  msm_title: string
  msm_content: string
}

export const insertMemo = (db: Db, memo: MemoWords & { ms_no: number; emp_no: number | null }) =>
  db.insertInto('mr_schedules_memo').values(memo).returning('msm_no').executeTakeFirstOrThrow()

/** Nothing when it is not there or has another revision by now. */
export const updateMemo = (db: Db, msm_no: number, { rev, ...words }: MemoWords & { rev?: number | undefined }) =>
  db
    .updateTable('mr_schedules_memo')
    .set(words)
    .where('msm_no', '=', msm_no)
    .$if(rev !== undefined, (query) => query.where('rev', '=', rev as number))
    .returning('msm_no')
    .executeTakeFirst()
