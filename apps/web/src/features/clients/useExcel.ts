import { type ClientFilter, clients } from '@crm/contract/features/clients'
import { urlOf } from '@crm/contract/kit/client'
import { useEffect, useRef, useState } from 'react'
import { callHeaders } from '../../shared/lib/api.ts'
import { session } from '../../shared/lib/session.ts'
import { toast } from '../../shared/ui/toast.ts'
import { nameIn, saveBlob } from '../files/saveFile.ts'
import { text } from './clients.messages.ts'

const fetchExcel = async (filter: ClientFilter, signal: AbortSignal) => {
  const response = await fetch(urlOf(clients.excel, { query: filter }), { headers: callHeaders(), signal })
  if (response.status === 401) session.end()
  if (!response.ok) throw new Error(String(response.status))
  saveBlob(await response.blob(), nameIn(response.headers.get('content-disposition')) ?? 'clients.xlsx')
}

/** The list as a file; while it is being made it can be cancelled, and leaving the screen does so. */
export const useExcel = (filter: ClientFilter) => {
  const [isBusy, setBusy] = useState(false)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const start = async () => {
    const stopper = new AbortController()
    running.current = stopper
    setBusy(true)
    try {
      await fetchExcel(filter, stopper.signal)
      toast.success(text.excelDone)
    } catch {
      if (!stopper.signal.aborted) toast.error(text.excelFailed)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, start, cancel: () => running.current?.abort() }
}
