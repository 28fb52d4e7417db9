import { portalProjects } from '@crm/contract/features/portalProjects/portalProjects'
import { feature } from '../../feature.ts'
import { getClientProject } from './portalProjects.service.ts'

export const portalProjectsFeature = feature(portalProjects, { show: getClientProject })
