import { depositForecast } from '@crm/contract/features/depositForecast/depositForecast'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './depositForecast.access.ts'

testAccess(depositForecast, access)
