import { koreaToday } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { list } from '../../http/answer/answers.ts'
import { findOwnKpi, findTeamKpi } from './home.queries.ts'

/** The first of this month in Korea. */
const thisMonth = () => `${koreaToday().slice(0, 7)}-01`

export const getMyKpi = async ({ db, actor }: Context) =>
  list(actor.emp_no === null ? [] : [await findOwnKpi(db, actor.emp_no, thisMonth())])

/** Nobody, for those who are in no team. */
export const getTeamKpi = async ({ db, actor }: Context) =>
  list(actor.team_no === null ? [] : await findTeamKpi(db, actor.team_no))
