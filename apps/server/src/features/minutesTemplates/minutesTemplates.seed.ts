import { defineSeed } from '../../../seed/seed.ts'
import type { Db } from '../../db/database.ts'

const companys = [
  {
    mt_name: '첫 미팅',
    mt_content: '**회사와 제품**\n- \n\n**지금까지의 성과**\n- \n\n**필요한 것**\n- \n\n**다음까지 할 일**\n1. ',
    mt_secret: '**대표와 팀**\n- \n\n**계약 가능성**\n- ',
  },
  {
    mt_name: '가이드 미팅',
    mt_content: '**지난 회차에서 한 것**\n- \n\n**이번에 정한 것**\n- \n\n**다음 회차까지**\n1. ',
    mt_secret: '**우리가 챙길 것**\n- ',
  },
]

/** Two for everybody, and one of a manager's own. */
const seedTemplates = async (db: Db) => {
  const { emp_no } = await db
    .selectFrom('employees as e')
    .innerJoin('users as u', 'u.user_no', 'e.user_no')
    .select('e.emp_no')
    .where('u.user_id', '=', 'staff')
    .executeTakeFirstOrThrow()
  const own = { mt_name: 'IR 점검', mt_content: '**발표 자료**\n- \n\n**예상 질문**\n1. ', mt_secret: '', emp_no }
  await db
    .insertInto('minutes_templates')
    .values([...companys.map((template) => ({ ...template, emp_no: null })), own])
    .execute()
}

export const seed = defineSeed({ after: ['members'], demo: seedTemplates })
