import { enrolments } from '@crm/contract/features/enrolments/enrolments'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useWrite, type WriteOptions } from '../../shared/lib/server/useWrite.ts'

export const useCatalogueHome = () => useRead(enrolments.catalogueHome)

export const useEnrol = (options: WriteOptions<typeof enrolments.enrol>) => useWrite(enrolments.enrol, options)
