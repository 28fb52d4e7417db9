import { paymentReminders } from '@crm/contract/features/paymentReminders/paymentReminders'
import { daysAfter } from '@crm/contract/kit/days'
import { sql } from 'kysely'
import { koreaToday } from '../clock.ts'
import { type Config, readConfig } from '../config.ts'
import { remindOfPayments } from '../features/paymentReminders/paymentReminders.jobs.ts'
import { features } from '../features.ts'
import type { JobContext } from '../jobs/handler.ts'
import type { Job } from '../jobs/job.ts'
import { always, noQuietHours } from './alimtalkFixture.ts'
import { depositFixture } from './depositFixture.ts'
import type { Person } from './startTestApp.ts'

const all = Object.values(features)
const alimtalkTemplates = new Map(all.flatMap(({ alimtalk }) => alimtalk.map((template) => [template.name, template])))
const handlers = new Map(all.flatMap(({ jobs }) => jobs.map((handler) => [handler.job.name, handler.handle])))

interface Queued {
  name: string
  data: object
}

/** A test app whose jobs of reminders are run by the test, one after the other. */
export const reminderFixture = async (config: Partial<Config> = {}) => {
  const fixture = await depositFixture({ alimtalk: { solapi: undefined, quiet: noQuietHours }, ...config })
  const { app } = fixture
  await sql`delete from holidays`.execute(app.db)
  await sql`update clients set client_phone = '01022223333', client_rep_name = '한대표' where client_no = ${fixture.client_no}`.execute(
    app.db,
  )

  /** Runs a job and answers what it puts into the queue; `later` is what has to wait. */
  const worker = (quiet = noQuietHours) => {
    const settings = { ...readConfig({}), publicUrl: app.url, alimtalk: { solapi: undefined, quiet } }
    const run = async <Data>(handle: (ctx: JobContext, data: Data) => Promise<void>, data: Data) => {
      const queued: Queued[] = []
      const enqueue = async (job: Job<never>, wanted: object | readonly object[]) => {
        for (const each of Array.isArray(wanted) ? wanted : [wanted]) queued.push({ name: job.name, data: each })
      }
      await app.db.transaction().execute((db) => {
        const machinery = { fileOwners: {}, paymentOwners: {}, alimtalkTemplates }
        const silent = {
          publish: () => {},
          sendTo: () => {},
          notifyGuests: () => {},
          enqueue: enqueue as JobContext['enqueue'],
        }
        return handle({ db, config: settings, ...machinery, ...silent }, data)
      })
      return queued
    }
    /** One by one, with what they put in themselves; `until` names the jobs that are left for later. */
    const drain = async (queued: Queued[], until?: string): Promise<Queued[]> => {
      const later: Queued[] = []
      for (let next = queued.shift(); next; next = queued.shift()) {
        const handle = handlers.get(next.name)
        if (next.name === until) later.push(next)
        else if (handle && !next.name.startsWith('push')) queued.push(...(await run(handle as never, next.data)))
      }
      return later
    }
    const remind = async (day: string, until?: string) => drain(await run(remindOfPayments, { day }), until)
    return { run, drain, remind }
  }

  const dueOn = (projcrd_no: number, day: string) =>
    sql`update project_credits set projcrd_due_dt = ${day} where projcrd_no = ${projcrd_no}`.execute(app.db)

  /** A contract with one payment that is due on this day. */
  const due = async (day: string, amount = 500_000) => {
    const agreed = await fixture.agreed([amount])
    const [projcrd_no = 0] = agreed.projcrd_nos
    await dueOn(projcrd_no, day)
    return { ...agreed, projcrd_no, amount }
  }

  const notedOf = async (projcrd_no: number) => {
    const { rows } = await sql<{ prm_kind: string; prm_step: number | null; prm_dt: string; prm_unsent: string }>`
      select prm_kind, prm_step, prm_dt, prm_unsent from payment_reminders where projcrd_no = ${projcrd_no} order by prm_no`.execute(
      app.db,
    )
    return rows
  }

  const messagesOf = async (projcrd_no: number) => {
    const { rows } = await sql<{
      template_name: string
      at_way: string
      receiver: string
      at_state: string
      at_outcome: string
    }>`
      select a.template_name, a.at_way, a.receiver, a.at_state, a.at_outcome
        from alimtalk a join payment_reminders r on a.to_table = 'payment_reminders' and a.to_no = r.prm_no
       where r.projcrd_no = ${projcrd_no} order by a.at_no`.execute(app.db)
    return rows
  }

  const alarmsOf = async ({ user_no }: Pick<Person, 'user_no'>, kind: string) => {
    const { rows } = await sql<{ al_title: string; al_body: string }>`
      select al_title, al_body from alarms where user_no = ${user_no} and al_kind = ${kind} order by al_no`.execute(
      app.db,
    )
    return rows
  }

  const pay = (projcrd_no: number, amount: number) =>
    fixture.register({ dep_amount: amount, shares: [{ projcrd_no, amount }] })

  const show = async (ctr_no: number, who: Person = fixture.mina) =>
    (await who.call(paymentReminders.ofContract, { params: { ctr_no } })).query

  return { ...fixture, worker, night: () => worker(always), due, dueOn, notedOf, messagesOf, alarmsOf, pay, show }
}

/** The Monday to Friday of a week that is over: `weekday(4)` is a Thursday, nine weeks ago. */
export const weekday = (isoDay: number, weeksAgo = 9) => {
  const today = koreaToday()
  const isoToday = new Date(`${today}T00:00:00Z`).getUTCDay() || 7
  return daysAfter(today, isoDay - isoToday - 7 * weeksAgo)
}

/** Today, or the Monday after it. */
export const nextWorkingDay = () => {
  const today = koreaToday()
  const isoToday = new Date(`${today}T00:00:00Z`).getUTCDay() || 7
  return isoToday > 5 ? daysAfter(today, 8 - isoToday) : today
}
