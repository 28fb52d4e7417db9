import { meetings } from '@crm/contract/features/meetings/meetings'
import { useMay } from '../../../shared/lib/session/useMay.ts'

/** Whether the server would let this person book. */
export const useMayBook = () => useMay(meetings.create)
