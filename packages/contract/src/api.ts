import { type FeatureContract, features } from './features.ts'
import type { EndpointGroup } from './kit/endpoint.ts'

/** Every endpoint there is, by feature. */
export const api: Record<string, EndpointGroup> = Object.fromEntries(
  Object.entries(features as Record<string, FeatureContract>).map(([name, { endpoints }]) => [name, endpoints]),
)
