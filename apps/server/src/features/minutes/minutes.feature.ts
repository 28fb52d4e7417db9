import type { minutes } from '@crm/contract/features/minutes/minutes'
import type { Handlers } from '../../http/handlers.ts'
import { create, list, ofClient, read, update } from './minutes.service.ts'

export const minutesHandlers: Handlers<typeof minutes> = { read, list, create, update, ofClient }
