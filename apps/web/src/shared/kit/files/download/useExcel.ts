import { urlOf } from '@crm/contract/kit/client'
import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import { useEffect, useRef, useState } from 'react'
import { callHeaders } from '../../../lib/api.ts'
import { session } from '../../../lib/session.ts'
import { toast } from '../../../ui/toast.ts'
import { filesText } from '../files.messages.ts'
import { nameIn, saveBlob } from './saveFile.ts'

const fetchExcel = async (endpoint: AnyEndpoint, filter: object, signal: AbortSignal) => {
  const url = urlOf(endpoint, { query: filter as Record<string, unknown> })
  const response = await fetch(url, { headers: callHeaders(), signal })
  if (response.status === 401) session.end()
  if (!response.ok) throw new Error(String(response.status))
  saveBlob(await response.blob(), nameIn(response.headers.get('content-disposition')) ?? 'list.xlsx')
}

/** The list as a file; while it is being made it can be cancelled, and leaving the screen does so. */
export const useExcel = (endpoint: AnyEndpoint, filter: object) => {
  const [isBusy, setBusy] = useState(false)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const start = async () => {
    const stopper = new AbortController()
    running.current = stopper
    setBusy(true)
    try {
      await fetchExcel(endpoint, filter, stopper.signal)
      toast.success(filesText.downloaded)
    } catch {
      if (!stopper.signal.aborted) toast.error(filesText.downloadFailed)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, start, cancel: () => running.current?.abort() }
}
