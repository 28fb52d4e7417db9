import type { Db } from '../../db/database.ts'

export const findTeamNames = async (db: Db) => {
  const teams = await db.selectFrom('teams').select(['team_no', 'team_name']).execute()
  return new Map(teams.map(({ team_no, team_name }) => [team_no, team_name]))
}
