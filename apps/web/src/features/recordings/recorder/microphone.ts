import { recording } from '@crm/contract/features/recordings/recordings.rows'
import type { Capture, CaptureOptions } from './capture/capture.ts'
import { recorderText } from './recorder.messages.ts'

/** So long without any samples means that the device sleeps or the sound graph stands still. */
export const silentMs = 5000

interface MicrophoneOptions {
  openCapture: (options: CaptureOptions) => Promise<Capture>
  /** Said when it is lost, and null when it is back. */
  onProblem: (problem: string | null) => void
}

/** A microphone that may be pulled out and plugged in again, or fall asleep with the device, while a recording runs. */
export const openMicrophone = async ({ openCapture, onProblem }: MicrophoneOptions) => {
  let onSamples: ((samples: Float32Array) => void) | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let isLost = false
  let lastAt = Date.now()

  const hear = (samples: Float32Array) => {
    lastAt = Date.now()
    if (isLost) onProblem(null)
    isLost = false
    onSamples?.(samples)
  }

  const lose = (problem: string) => {
    if (!isLost) onProblem(problem)
    isLost = true
  }

  const reopen = async () => {
    lose(recorderText.microphoneLost)
    await capture.stop()
    const again = await openCapture({ sampleRate, isRateFixed: true, onLost }).catch(() => null)
    if (again && isStopped) return again.stop()
    if (again) {
      capture = again
      capture.listen(hear)
    } else if (!isStopped) retry = setTimeout(() => void reopen(), recording.reconnectMs)
  }
  const onLost = () => void reopen()

  let capture = await openCapture({ sampleRate: recording.sampleRate, isRateFixed: false, onLost })
  const { sampleRate } = capture

  const watch = setInterval(() => {
    if (Date.now() - lastAt < silentMs) return
    lose(recorderText.silent)
    capture.wake()
  }, 1000)

  return {
    sampleRate,
    listen: (listener: (samples: Float32Array) => void) => {
      onSamples = listener
      lastAt = Date.now()
      capture.listen(hear)
    },
    stop: async () => {
      isStopped = true
      clearTimeout(retry)
      clearInterval(watch)
      await capture.stop()
    },
  }
}
export type Microphone = Awaited<ReturnType<typeof openMicrophone>>
