import { ApiProblem, urlOf } from '@crm/contract/kit/client'
import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import { useState } from 'react'
import { callHeaders } from '../../../lib/server/api.ts'
import { toast } from '../../../ui/overlay/toast.ts'
import { nameIn, saveBlob } from './saveFile.ts'

interface PostedFile {
  /** With the token of a link: it goes in the body, so that no address has it. */
  body: object
  /** Where the server names none. */
  name: string
  /** Said when it fails for no reason that the server gave. */
  failed: string
}

/** A file that whoever has a link downloads. */
export const usePostedFile = (endpoint: AnyEndpoint, { body, name, failed }: PostedFile) => {
  const [isBusy, setBusy] = useState(false)
  const fetchFile = async () => {
    const headers = { ...callHeaders(), 'content-type': 'application/json' }
    const response = await fetch(urlOf(endpoint, {}), { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new ApiProblem(response.status, await response.json())
    saveBlob(await response.blob(), nameIn(response.headers.get('content-disposition')) ?? name)
  }
  const start = async () => {
    setBusy(true)
    try {
      await fetchFile()
    } catch (problem) {
      toast.error(problem instanceof ApiProblem ? problem.message : failed)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, start }
}
