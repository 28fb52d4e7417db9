import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import { type ProblemCode, problems } from '@crm/contract/problems'
import * as z from 'zod'
import { httpText } from './http.messages.ts'

/** Thrown by services and machinery alike to refuse a call; becomes the error answer. */
export class Refusal extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly fields: Record<string, string> | undefined
  readonly newest: unknown

  constructor(code: ProblemCode, message?: string, fields?: Record<string, string>, newest?: unknown) {
    super(message ?? problems[code].message)
    this.name = 'Refusal'
    this.code = code
    this.status = problems[code].status
    this.fields = fields
    this.newest = newest
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
export const refuseChoice = (field: string): never => refuseField('invalid_input', field, httpText.notThere)

/**
 * Somebody else changed the record first: 409 with the record as it is now, so that the form can show both.
 * `read` is an endpoint that answers just this record; only the fields it declares leave.
 */
export const refuseOutdated = (read: Pick<AnyEndpoint, 'response'>, newest: unknown, message?: string): never => {
  const answer = z.object({ query: z.array(z.unknown()) }).parse(read.response.parse({ state: 1, query: [newest] }))
  throw new Refusal('conflict', message, undefined, answer.query[0])
}
