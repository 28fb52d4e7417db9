import type { ConsentKind } from '@crm/contract/features/contractSigning/contractSigning.rows'
import type { ContractEvent } from '@crm/contract/features/contracts/contracts.rows'
import type { EventKind } from '@crm/contract/features/contracts/contracts.words'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** What an event says besides its kind; read again by `eventText`. */
export interface EventData {
  consent?: ConsentKind
  is_agreed?: boolean
  /** Where a message or a code went to, as far as it may be read. */
  to?: string
  way?: 'talk' | 'mail' | 'copy'
  reason?: string
  method?: 'drawn' | 'typed' | 'seal'
  /** SHA-256 of what was sent, signed or sealed. */
  hash?: string
  /** A day: of a contract on paper, or of its cancellation. */
  day?: string
}

export interface NewEvent {
  ctr_no: number
  ce_kind: EventKind
  cs_no?: number | null
  emp_no?: number | null
  ce_data?: EventData
  ce_address?: string
  ce_device?: string
}

const longestDevice = 500

/** Adds to the audit trail. The database holds the contract and chains the event to the one before. */
export const insertEvent = async (db: Db, { ce_data = {}, ce_device = '', ...event }: NewEvent) => {
  await db
    .insertInto('contract_events')
    .values({ ...event, ce_data: JSON.stringify(ce_data), ce_device: ce_device.slice(0, longestDevice) })
    .execute()
}

export interface StoredEvent extends Omit<ContractEvent, 'text'> {
  ce_data: EventData
}

export const findEvents = async (db: Db, ctr_no: number) => {
  const { rows } = await sql<StoredEvent>`
    select e.ce_no, e.ce_at, e.ce_kind, coalesce(s.cs_name, u.user_name) as name, e.ce_data, e.ce_address, e.ce_device
      from contract_events e left join contract_signers s on s.cs_no = e.cs_no
      left join employees m on m.emp_no = e.emp_no left join users u on u.user_no = m.user_no
     where e.ctr_no = ${ctr_no} order by e.ce_no limit 1000`.execute(db)
  return rows
}

/** Whether nothing in a contract's audit trail was changed, left out or added. */
export const isChainWhole = async (db: Db, ctr_no: number) => {
  const { rows } = await sql<{ is_whole: boolean }>`select crm_chain_is_whole(${ctr_no}) as is_whole`.execute(db)
  return rows[0]?.is_whole === true
}
