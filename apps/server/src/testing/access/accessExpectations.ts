import type { EndpointGroup } from '@crm/contract/kit/endpoint'

/** What a kind of caller gets: allowed, or the status of the refusal. */
export type Outcome = 'in' | 401 | 403

export interface Expectation {
  nobody: Outcome
  /** Signed in, still waiting for approval. */
  waiting: Outcome
  client: Outcome
  vc: Outcome
  /** Active staff with an empty emp_scope. */
  staffWithoutScope: Outcome
  staffWithEveryScope: Outcome
}

export interface AccessRow {
  access: Expectation
  /** A request that is right in every field: the bad-input test spoils one field at a time. */
  sample?: { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: Record<string, unknown> }
}

/** What each endpoint of a feature must answer, written out by hand; an endpoint without a row does not compile. */
export type AccessRows<Group extends EndpointGroup> = Record<keyof Group, AccessRow>

/** Shorthands for the usual rules; each is still chosen by hand for every endpoint. */
export const everybody: Expectation = {
  nobody: 'in',
  waiting: 'in',
  client: 'in',
  vc: 'in',
  staffWithoutScope: 'in',
  staffWithEveryScope: 'in',
}
export const whoeverIsSignedIn: Expectation = { ...everybody, nobody: 401 }
export const everyActiveMember: Expectation = { ...whoeverIsSignedIn, waiting: 403 }

/** Active staff, on devices that are not proved yet as well. */
export const whoeverProvesDevices: Expectation = { ...whoeverIsSignedIn, waiting: 403, client: 403, vc: 403 }

/** Active staff with the scope, and nobody else. */
export const onlyWithScope: Expectation = { ...whoeverProvesDevices, staffWithoutScope: 403 }
export const everyActiveStaff: Expectation = { ...onlyWithScope, staffWithoutScope: 'in' }
export const onlyClients: Expectation = { ...onlyWithScope, client: 'in', staffWithEveryScope: 403 }

export const onlyVcs: Expectation = { ...onlyClients, client: 403, vc: 'in' }

export const clientsOrWithScope: Expectation = { ...onlyWithScope, client: 'in' }

export const aReason = { reason: '확인할 수 없는 회사예요.' }
export const aPage = { query: { offset: 0, limit: 10 } }
