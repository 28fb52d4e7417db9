import type * as z from 'zod'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** At most `points` calls in `seconds` from one address, counted over all nodes. */
interface RateLimit {
  points: number
  seconds: number
}

/** Active users of the named types; staff who hold any of the named scopes, or all of them. */
export interface MemberAccess {
  who: 'members'
  emp?: true | readonly string[]
  client?: true
  vc?: true
}

/** Who may call: nothing else in the server decides whether a handler is reached. */
export type Access = { who: 'anyone' } | { who: 'signedIn' } | MemberAccess

/** How many files a form may bring, how large all of them together, and what is said of more. */
interface FormFiles {
  most: number
  bytes: number
  tooMany: string
  tooLarge: string
}

type Fields = z.ZodObject | undefined

interface Endpoint<
  Params extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Response extends z.ZodType = z.ZodType,
> {
  method: Method
  /** Fastify style: `/crm/v3/todo_list/:tl_no` */
  path: string
  access: Access
  summary: string
  params?: Params
  query?: Query
  body?: Body
  response: Response
  limit?: RateLimit
  /** Also accepts multipart/form-data fields, where docs/rules.md (answers) says so. */
  multipart?: true
  /** Also takes files in that form, under whatever names: they are the body's `files`. Otherwise files go by presigned upload. */
  takesFiles?: FormFiles
  /** Answers with a file, as a download; `response` is what it answers when it points elsewhere instead. */
  binary?: true
  /** Asked for again and again, seldom different: browsers keep the answer and only ask whether it still holds. */
  revalidates?: true
  /** Largest body in bytes; the server's default suits ordinary forms. */
  bodyLimit?: number
}

/**
 * States one call as data: validates the request, types client and hooks, shapes the answer, says who may call,
 * and becomes OpenAPI.
 */
export const endpoint = <
  Response extends z.ZodType,
  Params extends Fields = undefined,
  Query extends Fields = undefined,
  Body extends z.ZodType | undefined = undefined,
>(
  definition: Endpoint<Params, Query, Body, Response>,
): Endpoint<Params, Query, Body, Response> => definition

export type AnyEndpoint = Endpoint

/** `GET /crm/v3/todo_list/:tl_no`: what caches and sockets know an endpoint by. */
export const callName = ({ method, path }: Pick<AnyEndpoint, 'method' | 'path'>) => `${method} ${path}`
export type EndpointGroup = Record<string, AnyEndpoint>

type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined
type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined

type ParamsOf<E extends AnyEndpoint> = OutputOf<NonNullable<E['params']>>
export type QueryOf<E extends AnyEndpoint> = OutputOf<NonNullable<E['query']>>
export type BodyOf<E extends AnyEndpoint> = OutputOf<NonNullable<E['body']>>
export type AnswerOf<E extends AnyEndpoint> = z.output<E['response']>

/** What a handler receives once the request has been checked. */
export interface ParsedOf<E extends AnyEndpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
}

type Declared<Name extends string, Schema extends z.ZodType> =
  Partial<InputOf<Schema>> extends InputOf<Schema>
    ? { [K in Name]?: InputOf<Schema> }
    : { [K in Name]: InputOf<Schema> }

// An optional property's type always contains undefined; left in, it would turn every request into `unknown`.
type Part<Name extends string, Schema> = [NonNullable<Schema>] extends [never]
  ? unknown
  : NonNullable<Schema> extends z.ZodType
    ? Declared<Name, NonNullable<Schema>>
    : unknown

/** What a caller passes: only the parts that the endpoint declares, optional where everything in them is. */
export type RequestOf<E extends AnyEndpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>
