import type { EndpointGroup } from '@crm/contract/kit/endpoint'
import type { FileOwners } from './context.ts'
import type { Handlers } from './http/handlers.ts'
import type { JobHandler } from './jobs/handler.ts'

interface Extras {
  jobs: JobHandler[]
  /** For features whose records have files. */
  fileOwners: FileOwners
}

export interface Feature extends Extras {
  endpoints: EndpointGroup
  handlers: Handlers<EndpointGroup>
}

/** Ties a feature's promises to what keeps them; a missing handler is a type error where this is called. */
export const feature = <Group extends EndpointGroup>(
  endpoints: Group,
  handlers: Handlers<Group>,
  { jobs = [], fileOwners = {} }: Partial<Extras> = {},
): Feature => ({ endpoints, handlers: handlers as unknown as Feature['handlers'], jobs, fileOwners })
