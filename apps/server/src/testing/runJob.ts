import { type Config, readConfig } from '../config.ts'
import type { JobContext } from '../jobs/handler.ts'
import type { TestApp } from './startTestApp.ts'

/** Runs a job at once, as its queue would later; what it queues itself is dropped. */
export const runJobOf =
  (app: Pick<TestApp, 'db' | 'url'>, config: Partial<Config> = {}) =>
  <Data>(handle: (ctx: JobContext, data: Data) => Promise<void>, data: Data) =>
    app.db.transaction().execute((db) => {
      const machinery = { fileOwners: {}, paymentOwners: {}, alimtalkTemplates: new Map() }
      const silent = { publish: () => {}, sendTo: () => {}, notifyGuests: () => {}, enqueue: async () => {} }
      const settings = { ...readConfig({ DATABASE_URL: 'postgres://unused' }), publicUrl: app.url, ...config }
      return handle({ db, config: settings, ...machinery, ...silent }, data)
    })
