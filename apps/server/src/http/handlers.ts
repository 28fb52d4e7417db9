import type { AnswerOf, AnyEndpoint, EndpointGroup, ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../context.ts'
import type { Download } from './answer/download.ts'

/** `Download` only from endpoints that are `binary`. */
export type Handler<E extends AnyEndpoint> = (ctx: Context, request: ParsedOf<E>) => Promise<AnswerOf<E> | Download>

/** A handler that opens its own transactions: for work that must not hold a connection while it waits. */
export interface ManualHandler<E extends AnyEndpoint> {
  withoutTransaction: Handler<E>
}

export type Handlers<Group extends EndpointGroup> = {
  [Name in keyof Group]: Handler<Group[Name]> | ManualHandler<Group[Name]>
}

export const withoutTransaction = <E extends AnyEndpoint>(handler: Handler<E>): ManualHandler<E> => ({
  withoutTransaction: handler,
})
