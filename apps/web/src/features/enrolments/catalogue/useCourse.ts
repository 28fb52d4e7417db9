import { enrolments } from '@crm/contract/features/enrolments/enrolments'
import { useRecordNo } from '../../../shared/kit/record/recordNo.ts'
import { useRead } from '../../../shared/lib/server/useRead.ts'

/** The course that the address names, for the tabs of its page. */
export const useCourse = () => {
  const crs_no = useRecordNo('crs_no')
  return useRead(enrolments.catalogueCourse, { params: { crs_no } }).data?.query[0]
}
