import type { WatchSession } from '@crm/contract/features/learning/watching.rows'
import { errorMessage } from '@crm/contract/kit/errorMessage'
import { useState } from 'react'
import { readStored, writeStored } from '../../../shared/lib/storage/storage.ts'
import { askOpening, openWatch } from '../learning.api.ts'
import { askAboutRefund } from './askAboutRefund.tsx'

type Opened =
  | { is: 'closed' }
  | { is: 'opening' }
  | { is: 'open'; session: WatchSession }
  | { is: 'refused'; reason: string }

const silencedKey = (crs_no: number) => `crm.refundMeter.${crs_no}`

/** Before an opening that lowers the refund people are told so, unless they have silenced it for this course. */
const mayOpen = async (crs_no: number, crl_no: number) => {
  if (readStored(silencedKey(crs_no))) return true
  const opening = await askOpening(crl_no)
  if (!opening || opening.refund_after >= opening.refund_now) return true
  const answer = await askAboutRefund(opening)
  if (answer === 'silence') writeStored(silencedKey(crs_no), '1')
  return answer !== 'no'
}

interface Wish {
  crs_no: number
  isSample: boolean
  /** Staff have no seat, and so no refund. */
  asks: boolean
}

/** Opens lectures, one at a time. */
export const useOpening = ({ crs_no, isSample, asks }: Wish) => {
  const [opened, setOpened] = useState<Opened>({ is: 'closed' })
  const open = async (crl_no: number, at_second?: number) => {
    setOpened({ is: 'opening' })
    try {
      if (asks && !(await mayOpen(crs_no, crl_no))) return setOpened({ is: 'closed' })
      const session = await openWatch(crl_no, isSample)
      setOpened({ is: 'open', session: at_second === undefined ? session : { ...session, at_second } })
    } catch (problem) {
      setOpened({ is: 'refused', reason: errorMessage(problem) })
    }
  }
  return { opened, open, close: () => setOpened({ is: 'closed' }) }
}
