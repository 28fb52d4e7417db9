import { type ProblemCode, problems } from '@crm/contract/problems'
import { text } from './http.messages.ts'

/** Thrown by services and machinery alike to refuse a call; becomes the error answer. */
export class Refusal extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly fields: Record<string, string> | undefined

  constructor(code: ProblemCode, message?: string, fields?: Record<string, string>) {
    super(message ?? problems[code].message)
    this.name = 'Refusal'
    this.code = code
    this.status = problems[code].status
    this.fields = fields
  }
}

export const refuse = (code: ProblemCode, message?: string): never => {
  throw new Refusal(code, message)
}

/** Says it at the field that it is about. */
export const refuseField = (code: ProblemCode, field: string, message: string): never => {
  throw new Refusal(code, message, { [field]: message })
}

/** What was chosen there does not exist, or not any more. */
export const refuseChoice = (field: string): never => refuseField('invalid_input', field, text.notThere)
