import { type FeatureContract, features } from './features.ts'
import type { EndpointGroup } from './kit/endpoint.ts'

/** Every endpoint there is, by feature. */
export const api: Record<string, EndpointGroup> = Object.fromEntries(
  Object.entries<FeatureContract>(features).map(([name, { endpoints }]) => [name, endpoints]),
)
