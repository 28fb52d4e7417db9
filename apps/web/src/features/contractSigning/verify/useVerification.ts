import type { Verification } from '@crm/contract/features/contractSigning/contractSigning.rows'
import { errorMessage } from '@crm/contract/kit/errorMessage'
import { useEffect, useRef, useState } from 'react'
import { verifyText as text } from '../contractSigning.messages.ts'
import { verifyPdf } from './verifyPdf.ts'

const mostBytes = 20 * 1024 * 1024

export type Checking =
  | { is: 'empty' }
  | { is: 'sending'; file: File; share: number }
  | { is: 'refused'; file: File; reason: string; mayRetry: boolean }
  | { is: 'done'; file: File; verification: Verification }

/** One file at a time; a new one takes the place of what is on its way. */
export const useVerification = () => {
  const [checking, setChecking] = useState<Checking>({ is: 'empty' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const check = async (file: File) => {
    running.current?.abort()
    if (file.size > mostBytes) return setChecking({ is: 'refused', file, reason: text.tooLarge, mayRetry: false })
    const mine = new AbortController()
    running.current = mine
    const show = (next: Checking) => {
      if (!mine.signal.aborted) setChecking(next)
    }
    show({ is: 'sending', file, share: 0 })
    try {
      const onSent = (share: number) => show({ is: 'sending', file, share })
      const verification = await verifyPdf(file, { onSent, signal: mine.signal })
      show({ is: 'done', file, verification })
    } catch (problem) {
      show({ is: 'refused', file, reason: errorMessage(problem), mayRetry: true })
    }
  }
  const cancel = () => {
    running.current?.abort()
    setChecking({ is: 'empty' })
  }
  return { checking, check, cancel }
}
