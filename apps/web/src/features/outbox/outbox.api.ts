import { outbox } from '@crm/contract/features/outbox/outbox'
import type { QueryOf } from '@crm/contract/kit/endpoint'
import { useRead } from '../../shared/lib/useRead.ts'

const pause = 4000

/** Read again while shown: people wait here for a code. */
export const useOutbox = (filter: QueryOf<typeof outbox.list>) =>
  useRead(outbox.list, { query: filter }, { every: pause })
