import type { Problem } from '@crm/contract/kit/answer'
import { type ProblemCode, problems } from '@crm/contract/problems'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problemOfDbError } from '../db/dbErrors.ts'
import { Refusal } from './refusal.ts'

const ofFramework: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong_media',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_request',
  FST_FILES_LIMIT: 'wrong_media',
  FST_FIELDS_LIMIT: 'too_large',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_ERR_BAD_URL: 'malformed_request',
  FST_ERR_MAX_PARAM_LENGTH_EXCEEDED: 'malformed_request',
}

const codeOf = (error: FastifyError): ProblemCode => {
  const known = ofFramework[error.code] ?? problemOfDbError(error)
  if (known) return known
  return error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? 'malformed_request' : 'failed'
}

const problemAnswer = (request: FastifyRequest, refusal: Refusal): Problem => ({
  state: 0,
  code: refusal.code,
  message: refusal.message,
  request_id: request.id,
  ...(refusal.fields ? { fields: refusal.fields } : {}),
  ...(refusal.newest === undefined ? {} : { newest: refusal.newest }),
})

export const sendProblem = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) =>
  reply.code(refusal.status).send(problemAnswer(request, refusal))

/** Every error leaves in one shape; what went wrong inside is only in the log. */
export const answerErrors = (app: FastifyInstance) => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = error instanceof Refusal ? error : new Refusal(codeOf(error))
    if (refusal.status >= 500) request.log.error({ err: error }, 'request failed')
    else request.log.debug({ code: refusal.code, detail: error.message }, 'request refused')
    if (refusal.status === problems.unavailable.status) reply.header('retry-after', '2')
    return sendProblem(request, reply, refusal)
  })
}
