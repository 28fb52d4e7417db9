import { buildups } from '@crm/contract/features/buildups/buildups'
import { messages } from '@crm/contract/messages'
import { useRead } from '../../shared/lib/useRead.ts'
import { useWrite } from '../../shared/lib/useWrite.ts'
import { pocketReads } from '../pocket/pocket.api.ts'
import { projectReads } from '../projects/projects.api.ts'
import { text } from './buildups.messages.ts'

/** Buying and cancelling moves points, and is an act on the project. */
export const buildupReads = [buildups.list, ...projectReads, ...pocketReads]

export const useBuildups = (proj_no: number) => useRead(buildups.list, { params: { proj_no } })

export const useCancelBuildup = () => useWrite(buildups.cancel, { stale: buildupReads, done: text.cancelled })

export const useSetStep = (onDone?: () => void) =>
  useWrite(buildups.updateStep, { stale: buildupReads, done: messages.changed, onDone })
