import type { portal } from '@crm/contract/features/portal/portal'
import type { Handlers } from '../../http/handlers.ts'
import { companyInfo, home, vcHome } from './portal.service.ts'

export const portalHandlers: Handlers<typeof portal> = { companyInfo, home, vcHome }
