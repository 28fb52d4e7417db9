import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import { prettifyError } from 'zod'

/**
 * What is wrong with an answer by its endpoint's own schema. Asked before the serialiser, which would quietly make 0 of a
 * missing number: a cast in a query or service is proven here, not believed.
 */
export const faultOf = ({ method, path, response }: AnyEndpoint, answer: unknown) => {
  const { error } = response.safeParse(answer)
  return error ? `${method} ${path} answers otherwise than its schema says:\n${prettifyError(error)}` : undefined
}
