import { auth } from '@crm/contract/features/auth'
import type { EndpointGroup } from '@crm/contract/kit/endpoint'
import { authHandlers, authJobs } from './features/auth/auth.routes.ts'
import type { Handlers } from './http/handlers.ts'
import type { JobHandler } from './jobs/handler.ts'

export interface Feature {
  endpoints: EndpointGroup
  handlers: Handlers<EndpointGroup>
  jobs?: JobHandler[]
}

/** Ties a feature's promises to what keeps them; a missing handler is a type error here. */
const feature = <Group extends EndpointGroup>(endpoints: Group, handlers: Handlers<Group>, jobs: JobHandler[] = []) =>
  ({ endpoints, handlers, jobs }) as unknown as Feature

/** One line a feature. */
export const features: Record<string, Feature> = {
  auth: feature(auth, authHandlers, authJobs),
}
