import { pathOf } from '@crm/contract/paths'
import type { JobContext } from '../../../jobs/handler.ts'
import { raiseAlarm } from '../../alarms/alarms.service.ts'
import { paperAlarms } from '../taxPapers.messages.ts'
import { countDue, findContractManagers } from './contractPapers.queries.ts'

/** Every morning one alarm for all papers of contracts that must be issued within days, or should have been. */
export const announceDue = async (ctx: JobContext) => {
  const { soon, late } = await countDue(ctx.db)
  if (soon + late === 0) return
  await raiseAlarm(ctx, {
    kind: 'taxPapers.due',
    toStaff: await findContractManagers(ctx.db),
    title: paperAlarms.due(soon + late),
    ...(late > 0 ? { body: paperAlarms.late(late) } : {}),
    link: pathOf('AdminContractList', {}, { tab: 'papers', tp_state: 'requested', sort: 'due_dt', desc: 0 }),
    about: 'taxPapers.due',
  })
}
