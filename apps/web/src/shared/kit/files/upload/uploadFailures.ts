import { ApiProblem } from '@crm/contract/kit/client'
import { filesText } from '../files.messages.ts'
import { ConnectionLost } from './sendForm.ts'

/** The server was not reached, or is busy: the same request may work in a moment. */
export const isPassing = (error: unknown) =>
  error instanceof ConnectionLost || (error instanceof ApiProblem && [0, 429, 502, 503].includes(error.status))

/** The server has forgotten the upload: it begins anew. */
export const isGone = (error: unknown) => error instanceof ApiProblem && error.status === 404

export const messageOf = (error: unknown) =>
  error instanceof Error && error.message ? error.message : filesText.uploadFailed
