import type { pocket } from '@crm/contract/features/pocket/pocket'
import type { Handlers } from '../../http/handlers.ts'
import { add, list, reverse } from './pocket.service.ts'

export const pocketHandlers: Handlers<typeof pocket> = { list, add, reverse }
