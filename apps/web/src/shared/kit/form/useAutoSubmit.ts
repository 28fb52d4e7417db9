import { useRef } from 'react'
import { useAutosave } from '../../lib/storage/useAutosave.ts'
import type { FormState } from './formTypes.ts'

const pauseMs = 1000

interface AutoSubmit {
  formId: string
  /** What the form holds. */
  values: object
  /** False while it would be refused anyway, such as a title that is being retyped. */
  isReady: boolean
}

/** Sends a form whenever people pause. What was refused is not sent again before something has changed. */
export const useAutoSubmit = (state: FormState, { formId, values, isReady }: AutoSubmit) => {
  const tried = useRef('')
  if (!state.isUnsaved) tried.current = ''
  const choices = state.conflicts.map(({ chosen }) => chosen)
  const typed = JSON.stringify([values, choices])
  const isWanted = state.isUnsaved && !state.busy && isReady && !choices.includes(null)
  const submit = () => {
    if (!isWanted || tried.current === typed) return
    tried.current = typed
    const form = document.getElementById(formId)
    if (form instanceof HTMLFormElement) form.requestSubmit()
  }
  useAutosave(typed, isWanted ? submit : null, pauseMs)
  return submit
}
