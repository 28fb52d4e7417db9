import type { PublicEstimate } from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import type { ReactNode } from 'react'

/** How the page reaches the server: by a link, or for one of the company's people. */
export interface EstimateCalls {
  accept: AnyEndpoint
  reject: AnyEndpoint
  ask: AnyEndpoint
  askReissue: AnyEndpoint
  /** Sent with every call: the token of a link. */
  body: Readonly<Record<string, string>>
  /** In the address of every call: the estimate's number. */
  params: Readonly<Record<string, number>>
  /** Readers by a link say who they are; others are known by their session. */
  asksName: boolean
  /** What a call answered is the page as it is now. */
  keep: (estimate: PublicEstimate) => unknown
  readAgain: () => unknown
  /** Downloads the paper. */
  pdf: ReactNode
}
