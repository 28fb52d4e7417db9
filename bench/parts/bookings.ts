import { meetings } from '@crm/contract/features/meetings/meetings'
import { createClient } from '@crm/contract/kit/client'
import pg from 'pg'
import { printLine } from '../../apps/server/src/terminal.ts'
import { begin } from '../cleanup.ts'
import { median } from '../load.ts'
import type { Options } from '../options.ts'
import { bearer, signIn } from '../sessions.ts'
import { count, type Row } from '../table.ts'
import type { Workplace } from '../workplace.ts'

const connections = 32
const roundCount = 5
const perRound = 480
const dayMs = 86_400_000
/** Far enough ahead that nobody has booked anything. */
const firstFreeDay = 2000

interface Work {
  proj_no: number
  emp_no: number
}

interface Slot extends Work {
  mr_no: number
  start_dt: string
  end_dt: string
}

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** Free hours, one after another, over all rooms and as many days as it takes; none comes twice, each for another project. */
const slotsOf = function* (rooms: number[], works: Work[]): Generator<Slot> {
  let number = 0
  for (let ahead = firstFreeDay; ; ahead++) {
    const day = new Date(Date.now() + ahead * dayMs).toISOString().slice(0, 10)
    for (let hour = 9; hour < 21; hour++)
      for (const mr_no of rooms)
        yield {
          ...(works[number++ % works.length] as Work),
          mr_no,
          start_dt: `${day} ${clock(hour)}`,
          end_dt: `${day} ${clock(hour + 1)}`,
        }
  }
}

/** How many bookings a second that many connections make together. */
const speedOf = async (slots: Generator<Slot>, book: (slot: Slot) => Promise<unknown>) => {
  const wanted = Array.from({ length: perRound }, () => slots.next().value as Slot)
  const began = performance.now()
  const bookUntilNone = async () => {
    for (let slot = wanted.pop(); slot; slot = wanted.pop()) await book(slot)
  }
  await Promise.all(Array.from({ length: connections }, bookUntilNone))
  return (perRound / (performance.now() - began)) * 1000
}

/** A table with the same indexes and the same rule against double bookings, and nothing else to do. */
const bareInsert = `insert into bench_bookings (proj_no, mr_type, mr_way, mr_no, mr_place, start_dt, end_dt)
  values ($1, 2, 'visit', $2, 'room', $3::timestamp at time zone 'Asia/Seoul', $4::timestamp at time zone 'Asia/Seoul')`

const openPool = (url: string) =>
  begin(
    async () => new pg.Pool({ connectionString: url, max: connections }),
    (pool) => pool.end(),
  )

/** Bookings a second, each of them checked, told to the managers and on the disk, against bare inserts of the same rows. */
export const measureBookings = async (workplace: Workplace, _options: Options): Promise<Row[]> => {
  const url = await workplace.database('large')
  const server = await workplace.server('large')
  const token = await signIn(url, 'manager')
  const pool = await openPool(url)
  await pool.query('create table if not exists bench_bookings (like mr_schedules including all)')
  const { rows: rooms } = await pool.query<{ mr_no: number }>('select mr_no from meeting_rooms order by mr_no')
  const { rows: works } = await pool.query<Work>(
    `select p.proj_no, p.emp_no from project_employees p join employees e using (emp_no) join users u using (user_no)
      where p.pe_type = 'manager' and u.state = 1 order by p.proj_no desc limit 100`,
  )

  const call = createClient({ baseUrl: server.url, headers: () => bearer(token) })
  const book = async ({ emp_no, ...slot }: Slot) => {
    const body = { ...slot, mr_way: 'visit', mr_type: 2, ms_who: 'client' } as const
    const { query } = await call(meetings.create, { body: { ...body, ms_managers: [emp_no] } })
    if (query.length !== 1) throw new Error(`${slot.start_dt} was thought to be free`)
  }
  const insert = ({ proj_no, mr_no, start_dt, end_dt }: Slot) =>
    pool.query(bareInsert, [proj_no, mr_no, start_dt, end_dt])

  printLine('회의실 예약을 재는 중이에요')
  const numbers = rooms.map(({ mr_no }) => mr_no)
  const [slots, bare] = [slotsOf(numbers, works), slotsOf(numbers, works)]
  const speeds: { server: number; floor: number }[] = []
  await speedOf(slots, book)
  for (let round = 0; round < roundCount; round++)
    speeds.push({ server: await speedOf(slots, book), floor: await speedOf(bare, insert) })
  const [booked, inserted] = [median(speeds.map((one) => one.server)), median(speeds.map((one) => one.floor))]
  return [
    {
      name: `bookings, ${connections} at once`,
      value: `${count(booked)} /s`,
      against: `bare inserts ${count(inserted)} /s`,
      ratio: booked / inserted,
      raw: speeds,
    },
  ]
}
