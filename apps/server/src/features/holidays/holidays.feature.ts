import { holidays } from '@crm/contract/features/holidays/holidays'
import * as z from 'zod'
import { feature } from '../../feature.ts'
import { onJob } from '../../jobs/handler.ts'
import { job } from '../../jobs/job.ts'
import {
  changeCompanyDay,
  createCompanyDay,
  listHolidays,
  refreshPublicHolidays,
  removeCompanyDay,
} from './holidays.service.ts'

/** A server that runs over New Year computes one more year. */
export const refreshYearly = job({ name: 'holidays.refresh', data: z.object({}), every: '5 0 1 1 *' })

export const holidaysFeature = feature(
  holidays,
  {
    list: listHolidays,
    create: createCompanyDay,
    update: changeCompanyDay,
    remove: removeCompanyDay,
  },
  {
    jobs: [
      onJob(refreshYearly, async ({ db, publish }) => {
        if (await refreshPublicHolidays(db)) publish('holidays.changed')
      }),
    ],
    onStart: async ({ db }) => {
      await db.transaction().execute((tx) => refreshPublicHolidays(tx))
    },
  },
)
