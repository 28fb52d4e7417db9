import { type Alarm, alarmChecked, alarms } from '@crm/contract/features/alarms/alarms'
import { call } from '../../shared/lib/server/api.ts'
import { queryClient, readKey } from '../../shared/lib/server/queryClient.ts'
import { invalidate } from '../../shared/lib/server/stale.ts'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { useServerEvent } from '../../shared/lib/socket/serverEvents.ts'
import { alarmsText } from './alarms.messages.ts'
import { mostShown, type NewAlarms, prepend, removeAlarm, topUp } from './newAlarms.ts'

const newest = { query: { offset: 0, limit: mostShown } }
const newestKey = readKey(alarms.newList, newest)

const change = (by: (list: NewAlarms) => NewAlarms) =>
  queryClient.setQueryData<NewAlarms>(newestKey, (list) => list && by(list))

const hear = (alarm: Alarm) => {
  change((list) => prepend(list, alarm))
  // An answer that is on its way may not know of it yet.
  if (queryClient.isFetching({ queryKey: newestKey })) invalidate(alarms.newList)
  invalidate(alarms.list)
}

/** The bell's five newest, followed live. */
export const useNewAlarms = () => {
  useServerEvent('na', ({ alarm }) => hear(alarm))
  useServerEvent('connected', () => invalidate(alarms.newList))
  return useRead(alarms.newList, newest)
}

const fetchOneMore = async () => {
  const shown = queryClient.getQueryData<NewAlarms>(newestKey)?.query.length ?? 0
  const more = await call(alarms.newList, { query: { offset: shown, limit: 1 } })
  change((list) => topUp(list, more))
}

/** Takes an alarm off the bell at once; if the server does not agree it comes back. */
export const useCheckAlarm = () => {
  const { mutate } = useWrite(alarms.check, {
    onDone: () => {
      fetchOneMore().catch(() => invalidate(alarms.newList))
    },
  })
  return ({ al_no, state }: Alarm) => {
    if (state === alarmChecked) return
    change((list) => removeAlarm(list, al_no))
    mutate(
      { params: { al_no }, body: { state: alarmChecked } },
      { onError: () => invalidate(alarms.newList, alarms.list) },
    )
  }
}

export const useCheckAll = () => {
  const { mutate, isPending } = useWrite(alarms.checkAll, {
    done: alarmsText.allChecked,
  })
  return { checkAll: () => mutate({ body: { state: alarmChecked } }), isPending }
}
