import type { EndpointGroup } from '@crm/contract/kit/endpoint'
import type { Handlers } from './http/handlers.ts'
import type { JobHandler } from './jobs/handler.ts'

export interface Feature {
  endpoints: EndpointGroup
  handlers: Handlers<EndpointGroup>
  jobs: JobHandler[]
}

/** Ties a feature's promises to what keeps them; a missing handler is a type error where this is called. */
export const feature = <Group extends EndpointGroup>(
  endpoints: Group,
  handlers: Handlers<Group>,
  jobs: JobHandler[] = [],
): Feature => ({ endpoints, handlers: handlers as unknown as Feature['handlers'], jobs })
