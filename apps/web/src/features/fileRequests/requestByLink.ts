import { fileRequests } from '@crm/contract/features/fileRequests/fileRequests'
import { findUnfinished } from '../../shared/kit/files/upload/findUnfinished.ts'
import { isInPieces } from '../../shared/kit/files/upload/sendPieces.ts'
import { unfinishedUploads } from '../../shared/kit/files/upload/unfinishedUploads.ts'
import { quietCall } from '../../shared/lib/server/api.ts'
import { requestsText as text } from './fileRequests.messages.ts'

/** Under which the uploads of a link are remembered in this browser. */
export const uploadsOfLink = (id: string) => `link ${id.slice(0, 8)}`

export const requestPiecesByLink = async (id: string, file_no: number) => {
  const { query } = await quietCall(fileRequests.requestPieces, { body: { id, file_no } })
  const [pieces] = query
  if (!pieces) throw new Error(text.uploadFailed)
  return pieces
}

/** Where the file goes: on with what an earlier visit left unfinished, or to a new address. */
export const requestByLink = async (id: string, file: File) => {
  const of = uploadsOfLink(id)
  const known = await findUnfinished(file, (file_no) => requestPiecesByLink(id, file_no), of)
  if (known) return known
  const { name, size, type } = file
  const { query } = await quietCall(fileRequests.requestUpload, {
    body: { id, file: { originalname: name, size, mimetype: type } },
  })
  const [address] = query
  if (address && isInPieces(file)) unfinishedUploads.add(file, address.file_no, of)
  return address
}
