import { type ProblemCode, problems } from '@crm/contract/problems'

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
