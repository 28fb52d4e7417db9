import { companyProfile } from '@crm/contract/features/companyProfile/companyProfile'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './companyProfile.access.ts'

testAccess(companyProfile, access)
