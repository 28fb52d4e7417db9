import { DirectLinks } from '@crm/contract/features/files/files'
import { ApiProblem, urlOf } from '@crm/contract/kit/client'
import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import { useEffect, useRef, useState } from 'react'
import { callHeaders } from '../../../lib/server/api.ts'
import { session } from '../../../lib/session/session.ts'
import { toast } from '../../../ui/overlay/toast.ts'
import { filesText } from '../files.messages.ts'
import { followLink, nameIn, saveBlob } from './saveFile.ts'

interface MadeFileRequest {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
}

const fetchFile = async (endpoint: AnyEndpoint, request: MadeFileRequest, name: string, signal: AbortSignal) => {
  const response = await fetch(urlOf(endpoint, request), { headers: callHeaders(), signal })
  if (response.status === 401) session.end()
  if (!response.ok) throw new ApiProblem(response.status, await response.json())
  const disposition = response.headers.get('content-disposition')
  if (disposition) return saveBlob(await response.blob(), nameIn(disposition) ?? name)
  // A file of 2 GB or more is answered with a link, which the browser follows by itself.
  const [link] = DirectLinks.parse(await response.json()).query
  if (link) followLink(link.presignedUrl, link.originalname)
}

/** A file that the server makes when asked; until it is there it can be cancelled, and leaving the screen does so. */
export const useMadeFile = (endpoint: AnyEndpoint, request: MadeFileRequest, name: string) => {
  const [isBusy, setBusy] = useState(false)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const run = async (wanted: MadeFileRequest) => {
    const stopper = new AbortController()
    running.current = stopper
    setBusy(true)
    try {
      await fetchFile(endpoint, wanted, name, stopper.signal)
      toast.success(filesText.downloaded)
    } catch (error) {
      if (stopper.signal.aborted) return
      toast.error(error instanceof ApiProblem ? error.message : filesText.downloadFailed)
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    start: () => run(request),
    /** For what is known only when people ask, such as a selection. */
    startWith: run,
    cancel: () => running.current?.abort(),
  }
}
