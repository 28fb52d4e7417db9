import type { PublicEstimate } from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import type { ApiProblem } from '@crm/contract/kit/client'
import type { ReactNode } from 'react'
import type { FormState } from '../../shared/kit/form/formTypes.ts'

/** A form of the page, whichever call it is sent by. */
export interface AnswerForm<Field extends string> {
  state: FormState
  /** Spread on the field; `name` only where the page asks for it. */
  input: (field: Field) => object
}

/** What follows from an answer. */
export interface AnswerEnds {
  done: string
  onDone: (answer: { query: PublicEstimate[] }) => unknown
  onRefused: (problem: ApiProblem) => boolean
  endsWithIt: true
  guardsLeaving: false
}

/** How the page reaches the server: by a link, or for one of the company's people. The hooks are the same while it is open. */
export interface EstimateCalls {
  useAcceptForm: (estimate: PublicEstimate, chosen: number[], ends: AnswerEnds) => AnswerForm<'name'>
  useRejectForm: (estimate: PublicEstimate, ends: AnswerEnds) => AnswerForm<'reason' | 'text' | 'name'>
  useQuestionForm: (estimate: PublicEstimate) => AnswerForm<'question' | 'name'>
  useReissue: (done: string) => { ask: () => void; isPending: boolean }
  /** Readers by a link say who they are; others are known by their session. */
  asksName: boolean
  /** What a call answered is the page as it is now. */
  keep: (estimate: PublicEstimate) => unknown
  readAgain: () => unknown
  /** Downloads the paper. */
  pdf: ReactNode
}
