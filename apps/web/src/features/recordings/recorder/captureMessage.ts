import { ApiProblem } from '@crm/contract/kit/client'
import { CaptureProblem, type CaptureRefusal } from './capture/capture.ts'
import { recorderText } from './recorder.messages.ts'

const words: Record<CaptureRefusal, string> = {
  unsupported: recorderText.unsupported,
  insecure: recorderText.insecure,
  denied: recorderText.allowMicrophone,
  no_device: recorderText.checkMicrophone,
  busy: recorderText.microphoneBusy,
  failed: recorderText.startFailed,
}

/** Why a recording did not start, in Korean. */
export const startProblem = (problem: unknown): string => {
  if (problem instanceof CaptureProblem) return words[problem.reason]
  return problem instanceof ApiProblem ? problem.message : recorderText.startFailed
}

/** The server said no; a lost connection or a server that is restarted is no answer. */
export const isRefusal = (problem: unknown): problem is ApiProblem =>
  problem instanceof ApiProblem &&
  problem.status >= 400 &&
  problem.status < 500 &&
  ![401, 408, 429].includes(problem.status)
