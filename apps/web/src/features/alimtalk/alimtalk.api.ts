import { alimtalk } from '@crm/contract/features/alimtalk/alimtalk'
import type { QueryOf } from '@crm/contract/kit/endpoint'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'

export const useAlimtalkOf = (ms_no: number) => useRead(alimtalk.read, { query: { ms_no } })
export const useAlimtalkPreview = (query: QueryOf<typeof alimtalk.preview>) => useRead(alimtalk.preview, { query })
export const useSendAlimtalk = () => useWrite(alimtalk.send)
