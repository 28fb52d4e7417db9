import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { seenBy } from '../todos.queries.ts'

const isShown = (fa_no: string, emp_no: number) => sql<boolean>`exists (
  select from todo_pictures p join todo_list t using (tl_no)
   where p.fa_no = ${sql.ref(fa_no)} and ${seenBy(emp_no, 't')})`

interface Author {
  user_no: number
  emp_no: number
}

/** Nobody gets at a picture by writing its number: only what the author sees is taken along. */
export const linkPictures = (db: Db, tl_no: number, fa_nos: number[], { user_no, emp_no }: Author) =>
  sql`
    insert into todo_pictures (fa_no, tl_no)
    select a.fa_no, ${tl_no} from file_attachments a
     where a.fa_no = any (${fa_nos}::int[]) and a.to_table = 'editor'
       and (a.to_no = ${user_no} or ${isShown('a.fa_no', emp_no)})
        on conflict do nothing`.execute(db)

/** Whether it stands in a todo that this person sees. */
export const isPictureShown = async (db: Db, fa_no: number, emp_no: number) => {
  const { rows } = await sql<{ shown: boolean }>`
    select ${isShown('a.fa_no', emp_no)} as shown from file_attachments a where a.fa_no = ${fa_no}`.execute(db)
  return rows[0]?.shown ?? false
}
