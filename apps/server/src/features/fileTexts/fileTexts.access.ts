import type { fileTexts } from '@crm/contract/features/fileTexts/fileTexts'
import type { AccessRows } from '../../testing/access/accessExpectations.ts'

export const access: AccessRows<typeof fileTexts> = {}
