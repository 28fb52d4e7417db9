import { api } from '@crm/contract/api'
import { openApi } from '@crm/contract/kit/openApi'
import type { FastifyInstance } from 'fastify'
import type { Actors } from './caller/actors.ts'
import { admit } from './caller/admit.ts'
import { tokenOf } from './mount.ts'

/** The contract as OpenAPI; in demo mode for everybody, otherwise for staff. */
export const serveDocs = (app: FastifyInstance, actors: Actors, openToAll: boolean) => {
  let document: ReturnType<typeof openApi> | undefined
  app.get('/docs/json', async (request) => {
    if (!openToAll) admit({ who: 'members', emp: true }, await actors.of(tokenOf(request.headers.authorization)))
    document ??= openApi(api, 'Builder CRM', '3')
    return document
  })
}
