import { alimtalk, templateOf } from '@crm/contract/features/alimtalk/alimtalk'
import { useMay } from '../../shared/lib/useMay.ts'

/** Whether there is a message for such a meeting (general ones have none), and one may send it. */
export const useMaySendAlimtalk = (meeting: Parameters<typeof templateOf>[0]) =>
  useMay(alimtalk.send) && templateOf(meeting) !== null
