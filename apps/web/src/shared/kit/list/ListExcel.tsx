import type { AnyEndpoint, QueryOf } from '@crm/contract/kit/endpoint'
import { useMay } from '../../lib/session/useMay.ts'
import { ExcelButton } from '../files/download/ExcelButton.tsx'

/** The list as a file, with the same filter and order, for those who may have it. */
export const ListExcel = ({ size, endpoint, filter }: { size?: 'xs'; endpoint: AnyEndpoint; filter: object }) =>
  useMay(endpoint) && <ExcelButton size={size} endpoint={endpoint} filter={filter as QueryOf<AnyEndpoint>} />
