import { buildups } from '@crm/contract/features/buildups/buildups'
import { messages } from '@crm/contract/messages'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { buildupsText } from './buildups.messages.ts'

export const useBuildups = (proj_no: number) => useRead(buildups.list, { params: { proj_no } })

export const useCancelBuildup = () => useWrite(buildups.cancel, { done: buildupsText.cancelled })

export const useSetStep = (onDone?: () => void) => useWrite(buildups.updateStep, { done: messages.changed, onDone })
