import type { buildups } from '@crm/contract/features/buildups/buildups'
import type { Handlers } from '../../http/handlers.ts'
import { buy, cancel, list, updateStep } from './buildups.service.ts'

export const buildupHandlers: Handlers<typeof buildups> = { list, buy, cancel, updateStep }
