import { learning } from '@crm/contract/features/learning/learning'
import type { WatchSession } from '@crm/contract/features/learning/watching.rows'
import type { RequestOf } from '@crm/contract/kit/endpoint'
import { call, quietCall } from '../../shared/lib/server/api.ts'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { playerText as text } from './learning.messages.ts'

export const useLearned = (crs_no: number) => useRead(learning.learned, { params: { crs_no } })
export const useSamples = (crs_no: number) => useRead(learning.samples, { params: { crs_no } })

/** Opens a lecture: from now on it counts as opened. */
export const openWatch = async (crl_no: number, isSample: boolean): Promise<WatchSession> => {
  const { query } = await call(isSample ? learning.watchSample : learning.watch, { params: { crl_no } })
  const [session] = query
  if (!session) throw new Error('no session')
  return session
}

/** What opening would do to the refund. */
export const askOpening = async (crl_no: number) => (await call(learning.opening, { params: { crl_no } })).query[0]

/** Follows the socket: false as soon as another player of the same person has begun. */
export const useIsLive = (ws_no: number, enabled: boolean) =>
  useRead(learning.watchState, { params: { ws_no } }, { enabled, freshFor: Number.POSITIVE_INFINITY }).data?.query[0]
    ?.is_live ?? true

/** Quiet: the player says itself what a refusal means. */
export const sendBeat = (ws_no: number, body: RequestOf<typeof learning.beat>['body'], keepalive: boolean) =>
  quietCall(learning.beat, { params: { ws_no }, body }, { keepalive })

export const useFinish = (onDone: () => void) => useWrite(learning.finish, { done: text.finished, onDone })

export const useMaterials = (crl_no: number) => useRead(learning.materials, { params: { crl_no } })
export const useMemos = (crl_no: number) => useRead(learning.memos, { params: { crl_no } })
export const useCreateMemo = (onDone: () => void) => useWrite(learning.createMemo, { onDone })
export const useRemoveMemo = () => useWrite(learning.removeMemo, { done: text.memoRemoved })

export const useDevices = () => useRead(learning.devices)
export const useRemoveDevice = () => useWrite(learning.removeDevice, { done: text.deviceRemoved })
