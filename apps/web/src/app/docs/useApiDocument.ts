import { ApiProblem } from '@crm/contract/kit/client'
import { useQuery } from '@tanstack/react-query'
import { callHeaders } from '../../shared/lib/server/api.ts'
import type { OpenApiDocument } from './openApiDocument.ts'

/** The document describes the contract and is therefore not an endpoint of it. */
const readDocument = async (): Promise<OpenApiDocument> => {
  const response = await fetch('/docs/json', { headers: callHeaders() }).catch(() => {
    throw new ApiProblem(0, {})
  })
  const answer = await response.json().catch(() => ({}))
  if (!response.ok) throw new ApiProblem(response.status, answer)
  return answer
}

export const useApiDocument = () =>
  useQuery<OpenApiDocument, ApiProblem>({ queryKey: ['/docs/json'], queryFn: readDocument })
