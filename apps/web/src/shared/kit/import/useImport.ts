import { type ImportPreview, importChanged, imports, type MappedField } from '@crm/contract/features/imports/imports'
import { errorMessage } from '@crm/contract/kit/errorMessage'
import { useEffect, useRef, useState } from 'react'
import { type Send, useSend } from '../../lib/server/useSend.ts'
import { useWrite } from '../../lib/server/useWrite.ts'
import { toast } from '../../ui/overlay/toast.ts'
import { importText } from './import.messages.ts'

export type ImportStep = keyof typeof importText.steps

interface Result {
  created: number
  skipped: number
}

/** Nobody waits for it, and within the hour it is gone anyway. */
const forget = (send: Send, preview: ImportPreview | null) => {
  if (preview) send(imports.cancel, { params: { ip_token: preview.ip_token } }).catch(() => {})
}

/** From a file to records, step by step; nothing is registered before the last one. */
export const useImport = (name: string) => {
  const send = useSend()
  const [step, setStep] = useState<ImportStep>('file')
  const [preview, setPreview] = useState<ImportPreview | null>(null)
  const [result, setResult] = useState<Result | null>(null)
  const [reading, setReading] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const upload = useRef<AbortController>(undefined)
  const latest = useRef(preview)
  latest.current = preview
  useEffect(
    () => () => {
      upload.current?.abort()
      forget(send, latest.current)
    },
    [send],
  )

  const read = async (file: File) => {
    const stopper = new AbortController()
    upload.current = stopper
    setReading(file.name)
    setProblem(null)
    try {
      const { query } = await send(imports.upload, { params: { name }, body: { file } }, { signal: stopper.signal })
      setPreview(query[0] ?? null)
      setStep('columns')
    } catch (failure) {
      if (!stopper.signal.aborted) setProblem(errorMessage(failure))
    } finally {
      setReading(null)
    }
  }

  const mapping = useWrite(imports.setMapping, {
    onDone: ({ query }) => {
      setPreview(query[0] ?? null)
      setStep('preview')
    },
  })
  const commit = useWrite(imports.commit, {
    onDone: ({ state, query: [answer] }) => {
      if (!answer) return
      if (state === importChanged) {
        toast.error(importText.changed)
        setPreview((before) => before && { ...before, wrong: answer.wrong })
        return
      }
      setPreview(null)
      setResult(answer)
      setStep('done')
    },
  })
  const params = { ip_token: preview?.ip_token ?? '' }

  return {
    step,
    preview,
    result,
    reading,
    problem,
    read,
    stopReading: () => upload.current?.abort(),
    isChecking: mapping.isPending,
    confirmMapping: (chosen: MappedField[]) => mapping.mutate({ params, body: { mapping: chosen } }),
    isRegistering: commit.isPending,
    register: () => commit.mutate({ params, body: { wrong: preview?.wrong ?? 0 } }),
    backTo: (earlier: ImportStep) => setStep(earlier),
    startAgain: () => {
      forget(send, preview)
      setPreview(null)
      setResult(null)
      setStep('file')
    },
  }
}

export type Import = ReturnType<typeof useImport>
