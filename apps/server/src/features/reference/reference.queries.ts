import type {
  Bank,
  Banner,
  BusinessType,
  Employee,
  InvestmentType,
  MeetingRoom,
  PocketCategory,
  PocketProcess,
  PocketService,
  ProjectType,
  Region,
  Team,
  Theme,
} from '@crm/contract/features/reference/reference'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../db/database.ts'

/** In use; what is retired stays in the table for the records that name it. */
const inUse = 1

const findMeetingRooms = (db: Db): Promise<MeetingRoom[]> =>
  db.selectFrom('meeting_rooms').select(['mr_no', 'mr_name']).where('state', '=', inUse).orderBy('mr_no').execute()

const findTeams = (db: Db): Promise<Team[]> =>
  db.selectFrom('teams').select(['team_no', 'team_name']).orderBy('team_no').execute()

const findEmployees = (db: Db) =>
  db
    .selectFrom('employees as e')
    .innerJoin('users as u', 'u.user_no', 'e.user_no')
    .leftJoin('teams as t', 't.team_no', 'e.team_no')
    .select([
      'e.emp_no',
      'u.user_name as emp_name',
      'u.user_email as emp_email',
      'e.team_no',
      't.team_name',
      'e.emp_lv',
    ])
    .where('u.state', '=', 1)
    .where('e.emp_state', '=', 1)
    .orderBy('u.user_name')
    .orderBy('e.emp_no')
    .execute() as Promise<Employee[]>

/** Banners of other days as well: the list is cached, and whoever reads it picks those of the day. */
const findBanners = (db: Db): Promise<(z.output<typeof Banner> & Record<'bn_from' | 'bn_until', string | null>)[]> =>
  db
    .selectFrom('banners')
    .select(['bn_no', 'bn_title', 'bn_text', 'bn_link', 'bn_place', 'bn_from', 'bn_until'])
    .where('state', '=', inUse)
    .orderBy('bn_place', 'desc')
    .orderBy('bn_order')
    .orderBy('bn_no')
    .execute()

/** Provinces in the order in which Koreans list them; below a province by name. */
const findRegions = async (db: Db): Promise<Region[]> => {
  const { rows } = await sql<Region>`
    with recursive province as (
      select addr_no, row_number() over (order by array_position(
        array[11, 26, 27, 28, 29, 30, 31, 36, 41, 51, 43, 44, 52, 46, 47, 48, 50], addr_no), addr_no) as place
        from addr where addr_parent is null),
    region as (
      select a.addr_no, a.addr_name, a.addr_parent, a.addr_name as path, p.place, '' as sorted
        from addr a join province p using (addr_no)
      union all
      select a.addr_no, a.addr_name, a.addr_parent, r.path || ' ' || a.addr_name, r.place, r.sorted || ' ' || a.addr_name
        from addr a join region r on a.addr_parent = r.addr_no)
    select addr_no, addr_name, addr_parent, path from region order by place, sorted collate "C"`.execute(db)
  return rows
}

const findBanks = (db: Db): Promise<z.output<typeof Bank>[]> =>
  db.selectFrom('banks').select(['bank_code', 'bank_name']).orderBy('bank_code').execute()

const findInvestmentTypes = (db: Db): Promise<z.output<typeof InvestmentType>[]> =>
  db.selectFrom('investment_type').select(['it_no', 'it_name']).where('state', '=', inUse).orderBy('it_no').execute()

const findProjectTypes = (db: Db): Promise<z.output<typeof ProjectType>[]> =>
  db
    .selectFrom('project_type')
    .select(['pt_no', 'pt_name', 'pt_ref_no'])
    .where('state', '=', inUse)
    .orderBy('pt_no')
    .execute()

const findPocketServices = (db: Db): Promise<z.output<typeof PocketService>[]> =>
  db
    .selectFrom('pocket_service')
    .select(['psrv_no', 'psrv_name'])
    .where('state', '=', inUse)
    .orderBy('psrv_no')
    .execute()

/** Every step under its parent, in the order of the work. */
const findPocketProcesses = async (db: Db) => {
  const { rows } = await sql<z.output<typeof PocketProcess>>`
    with recursive step as (
      select pps_no, pps_name, pps_parent, pps_name as path, array[pps_no] as place
        from pocket_process where pps_parent is null and state = ${inUse}
      union all
      select p.pps_no, p.pps_name, p.pps_parent, s.path || ' > ' || p.pps_name, s.place || p.pps_no
        from pocket_process p join step s on p.pps_parent = s.pps_no
       where p.state = ${inUse} and p.pps_no <> all (s.place))
    select pps_no, pps_name, pps_parent, path from step order by place`.execute(db)
  return rows
}

const findBusinessTypes = (db: Db): Promise<z.output<typeof BusinessType>[]> =>
  db.selectFrom('business_type').select(['bt_no', 'bt_name']).where('state', '=', inUse).orderBy('bt_no').execute()

const findThemes = (db: Db): Promise<z.output<typeof Theme>[]> =>
  db
    .selectFrom('theme')
    .select(['thm_no', 'thm_name'])
    .where('state', '=', inUse)
    .orderBy('thm_place')
    .orderBy('thm_no')
    .execute()

const findPocketCategories = (db: Db): Promise<z.output<typeof PocketCategory>[]> =>
  db.selectFrom('pocket_category').select(['pc_no', 'pc_name', 'pc_type', 'state']).orderBy('pc_no').execute()

/** Each list by the name under which the database announces its changes (0010_reference.sql). */
export const lists = {
  meeting_rooms: findMeetingRooms,
  teams: findTeams,
  employees: findEmployees,
  banners: findBanners,
  addr: findRegions,
  banks: findBanks,
  investment_type: findInvestmentTypes,
  project_type: findProjectTypes,
  pocket_service: findPocketServices,
  pocket_process: findPocketProcesses,
  business_type: findBusinessTypes,
  theme: findThemes,
  pocket_category: findPocketCategories,
}
