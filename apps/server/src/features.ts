import { auth } from '@crm/contract/features/auth'
import { type Feature, feature } from './feature.ts'
import { authHandlers, authJobs } from './features/auth/auth.routes.ts'

/** One line a feature. */
export const features: Record<string, Feature> = {
  auth: feature(auth, authHandlers, { jobs: authJobs }),
}
