import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import { useMadeFile } from './useMadeFile.ts'

/** The list as an Excel file. */
export const useExcel = (endpoint: AnyEndpoint, filter: object) =>
  useMadeFile(endpoint, { query: filter as Record<string, unknown> }, 'list.xlsx')
