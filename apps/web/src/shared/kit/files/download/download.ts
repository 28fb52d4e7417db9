import { type Attachment, DirectLinks, files, uploadLimits } from '@crm/contract/features/files/files'
import { urlOf } from '@crm/contract/kit/client'
import { callHeaders } from '../../../lib/server/api.ts'
import { isInApp, sendToApp } from '../../../lib/session/mobileApp.ts'
import { session } from '../../../lib/session/session.ts'
import { toast } from '../../../ui/overlay/toast.ts'
import { filesText } from '../files.messages.ts'
import { isRefusedHere } from './localHost.ts'
import { followLink, nameIn, saveBlob } from './saveFile.ts'

/** A failure whose words are ready to show. */
class DownloadProblem extends Error {}

interface DownloadOptions {
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** What is known of the file beforehand; its number is enough. */
type Wanted = Pick<Attachment, 'fa_no'> & { file_info?: Attachment['file_info'] }

const followDirectly = (url: string, name: string) => {
  if (isRefusedHere(url)) throw new DownloadProblem(filesText.notLocally)
  followLink(url, name)
  return filesText.downloadStarted
}

/** The app cannot save what a page has fetched: it fetches the link itself. */
const downloadInApp = ({ file_info }: Wanted) => {
  if (!file_info?.presignedUrl) throw new DownloadProblem(filesText.noLink)
  const url = new URL(file_info.presignedUrl, location.href).href
  if (isRefusedHere(url)) throw new DownloadProblem(filesText.notLocally)
  sendToApp({ type: 'download', url, name: file_info.originalname })
  return filesText.downloaded
}

/** Something that the server makes under an address of its own: the browser, or our app, fetches and saves it by itself. */
export const downloadFrom = ({ url, name }: { url: string; name: string }) => {
  const inApp = isInApp()
  if (inApp) sendToApp({ type: 'download', url: new URL(url, location.href).href, name })
  else followLink(url, name)
  toast.success(inApp ? filesText.downloaded : filesText.downloadStarted)
}

const fetchFile = async (fa_no: number, signal: AbortSignal | undefined) => {
  const response = await fetch(urlOf(files.download, { query: { fa_no } }), {
    headers: callHeaders(),
    signal: signal ?? null,
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new DownloadProblem(filesText.serverFailed)
  })
  if (response.ok) return response
  if (response.status === 401) session.end()
  throw new DownloadProblem(response.status >= 500 ? filesText.serverFailed : filesText.downloadFailed)
}

const readAll = async (response: Response, onProgress: DownloadOptions['onProgress']) => {
  const size = Number(response.headers.get('content-length'))
  const reader = response.body?.getReader()
  const chunks: BlobPart[] = []
  let read = 0
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    chunks.push(next.value)
    read += next.value.length
    if (size) onProgress?.(read / size)
  }
  return new Blob(chunks, { type: response.headers.get('content-type') ?? '' })
}

const downloadHere = async (wanted: Wanted, { onProgress, signal }: DownloadOptions) => {
  const { fa_no, file_info } = wanted
  if (file_info?.presignedUrl && file_info.size >= uploadLimits.directDownloadFrom) {
    return followDirectly(file_info.presignedUrl, file_info.originalname)
  }
  const response = await fetchFile(fa_no, signal)
  const name = nameIn(response.headers.get('content-disposition'))
  if (name === null) {
    // From 2 GB on the server answers with a link.
    const [link] = DirectLinks.parse(await response.json()).query
    if (!link) throw new DownloadProblem(filesText.downloadFailed)
    return followDirectly(link.presignedUrl, link.originalname)
  }
  saveBlob(await readAll(response, onProgress), name)
  return filesText.downloaded
}

/** Downloads one attachment and says how it went; a download that was cancelled says nothing. */
export const download = async (wanted: Wanted, options: DownloadOptions = {}) => {
  try {
    toast.success(isInApp() ? downloadInApp(wanted) : await downloadHere(wanted, options))
  } catch (error) {
    if (options.signal?.aborted) return
    toast.error(error instanceof DownloadProblem ? error.message : filesText.downloadFailed)
  }
}
