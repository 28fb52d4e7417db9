import { auth } from './features/auth.ts'
import type { EndpointGroup } from './kit/endpoint.ts'

/** Every endpoint there is, by feature: OpenAPI, the access walk and the bad-input walk read it. */
export const api = { auth } satisfies Record<string, EndpointGroup>
