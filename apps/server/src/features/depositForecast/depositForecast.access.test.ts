import { depositForecast } from '@crm/contract/features/depositForecast/depositForecast'
import { testAccess } from '../../testing/testAccess.ts'
import { access } from './depositForecast.access.ts'

testAccess(depositForecast, access)
