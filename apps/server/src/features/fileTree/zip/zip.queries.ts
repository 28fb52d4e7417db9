import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

export interface ZippedFile {
  fv_no: number
  ft_no: number
  ver: number
  is_current: boolean
  size: number
  place: string
  reg_dt: string
}

/** Where the bytes of these files are; of their current versions, or of all. */
export const findZipped = async (db: Db, ft_nos: number[], withVersions: boolean) => {
  const { rows } = await sql<ZippedFile>`
    select v.fv_no, v.ft_no, v.ver, v.fv_no = f.fv_no as is_current, v.size, o.place, v.reg_dt
      from file_versions v join file_tree f using (ft_no) join files o on o.file_no = v.file_no
     where v.ft_no = any (${ft_nos}::int[]) and (v.fv_no = f.fv_no or ${withVersions})
     order by v.ft_no, v.ver desc`.execute(db)
  return rows
}
