import { contractSigning } from '@crm/contract/features/contractSigning/contractSigning'
import type { SignerPage } from '@crm/contract/features/contractSigning/contractSigning.rows'
import { useEffect, useRef } from 'react'
import { useWrite } from '../../../shared/lib/server/useWrite.ts'
import { useKeepPage } from '../contractSigning.api.ts'
import { useEndSeen } from './useEndSeen.ts'

/** How much of the window one press of the button goes on. */
const pageShare = 0.7

const readOn = () => {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  scrollBy({ top: innerHeight * pageShare, behavior })
}

/** Says to the server that the end of the text was seen. */
export const useReading = (t: string, { me }: SignerPage) => {
  const end = useRef<HTMLParagraphElement>(null)
  const isSeen = useEndSeen(end, !me.is_read)
  const { keep } = useKeepPage(t)
  const { mutate, isPending, isError } = useWrite(contractSigning.read, { onDone: ({ query }) => keep(query[0]) })
  const isUnsaid = isSeen && !me.is_read
  useEffect(() => {
    if (!isUnsaid) return
    const say = () => mutate({ body: { t } })
    say()
    // Whoever read it while the connection was away has read it all the same.
    addEventListener('online', say)
    return () => removeEventListener('online', say)
  }, [isUnsaid, mutate, t])
  return { end, isBusy: isPending, hasFailed: isUnsaid && isError, retry: () => mutate({ body: { t } }), readOn }
}
