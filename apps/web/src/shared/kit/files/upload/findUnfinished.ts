import type { UploadAddress, UploadPieces } from '@crm/contract/features/files/files'
import { ApiProblem } from '@crm/contract/kit/client'
import { isInPieces } from './sendPieces.ts'
import { unfinishedUploads } from './unfinishedUploads.ts'

/** The upload of the same file that was not finished, where the server still has its pieces. */
export const findUnfinished = async (
  file: File,
  requestPieces: (file_no: number) => Promise<UploadPieces>,
  of: string,
): Promise<UploadAddress | undefined> => {
  const file_no = isInPieces(file) ? unfinishedUploads.find(file, of) : undefined
  if (file_no === undefined) return undefined
  unfinishedUploads.goOn(file_no)
  try {
    await requestPieces(file_no)
    return { file_no, url: '', fields: {} }
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || ![404, 409].includes(problem.status)) {
      unfinishedUploads.breakOff(file_no)
      throw problem
    }
    unfinishedUploads.remove(file_no)
    return undefined
  }
}
