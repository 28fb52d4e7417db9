import { estimatePackages } from '@crm/contract/features/estimatePackages/estimatePackages'
import { testAccess } from '../../testing/testAccess.ts'
import { access } from './estimatePackages.access.ts'

testAccess(estimatePackages, access)
