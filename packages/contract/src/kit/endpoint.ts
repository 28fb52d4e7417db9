import type * as z from 'zod'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** At most `points` calls in `seconds` from one address, counted over all nodes. */
interface RateLimit {
  points: number
  seconds: number
  /** Calls that succeed do not count: a whole office signs in from one address. */
  onlyRefused?: true
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

declare const shapes: unique symbol

/** What the browser keeps of an endpoint; the build leaves out the rest (docs/decisions/017). */
export interface BrowserEndpoint<
  Params extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Response extends z.ZodType = z.ZodType,
> {
  method: Method
  /** Fastify style: `/crm/v3/todo_list/:tl_no` */
  path: string
  access: Access
  query?: Query
  body?: Body
  /** Also takes files in that form, under whatever names: they are the body's `files`. Otherwise files go by presigned upload. */
  takesFiles?: FormFiles
  /** For the compiler alone: the types of path parameters and answers, whose schemas only the server has. */
  readonly [shapes]?: { params: Params; response: Response }
}

/** An endpoint as it is written down and as the server has it. */
export interface ServerEndpoint<
  Params extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Response extends z.ZodType = z.ZodType,
> extends BrowserEndpoint<Params, Query, Body, Response> {
  summary: string
  params?: Params
  response: Response
  limit?: RateLimit
  /** Also accepts multipart/form-data fields, where docs/rules.md (answers) says so. */
  multipart?: true
  /** Answers with a file, as a download; `response` is what it answers when it points elsewhere instead. */
  binary?: true
  /** Asked for again and again, seldom different: browsers keep the answer and only ask whether it still holds. */
  revalidates?: true
  /** The one write that is open to whoever looks at somebody else's screens (고객으로 보기). */
  endsView?: true
  /** Largest body in bytes; the server's default suits ordinary forms. */
  bodyLimit?: number
}

/** What the build leaves out of the browser: exactly what a BrowserEndpoint does not have. */
export const serverOnlyParts: Readonly<Record<Exclude<keyof ServerEndpoint, keyof BrowserEndpoint>, true>> = {
  summary: true,
  params: true,
  response: true,
  limit: true,
  multipart: true,
  binary: true,
  revalidates: true,
  bodyLimit: true,
  endsView: true,
}

/** A program that has only a part of every endpoint says so here, by declaration merging (apps/web/src/contract.d.ts). */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Program {}

type Endpoint<
  Params extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Response extends z.ZodType = z.ZodType,
> = Program extends { isBrowser: true }
  ? BrowserEndpoint<Params, Query, Body, Response>
  : ServerEndpoint<Params, Query, Body, Response>

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
  definition: ServerEndpoint<Params, Query, Body, Response>,
): Endpoint<Params, Query, Body, Response> => definition

export type AnyEndpoint = Endpoint

/** `GET /crm/v3/todo_list/:tl_no`: the key of an endpoint in caches and socket messages. */
export const callName = ({ method, path }: Pick<AnyEndpoint, 'method' | 'path'>) => `${method} ${path}`
export type EndpointGroup = Record<string, AnyEndpoint>

type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined
type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined

type ShapesOf<E extends AnyEndpoint> = NonNullable<E[typeof shapes]>

type ParamsOf<E extends AnyEndpoint> = OutputOf<NonNullable<ShapesOf<E>['params']>>
export type QueryOf<E extends AnyEndpoint> = OutputOf<NonNullable<E['query']>>
export type BodyOf<E extends AnyEndpoint> = OutputOf<NonNullable<E['body']>>
export type AnswerOf<E extends AnyEndpoint> = z.output<ShapesOf<E>['response']>

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

/** What goes into the path; `unknown` where nothing does. */
export type ParamsInput<E extends AnyEndpoint> = [NonNullable<ShapesOf<E>['params']>] extends [never]
  ? unknown
  : NonNullable<ShapesOf<E>['params']> extends z.ZodType
    ? z.input<NonNullable<ShapesOf<E>['params']>>
    : unknown

/** What a caller passes: only the parts that the endpoint declares, optional where everything in them is. */
export type RequestOf<E extends AnyEndpoint> = Part<'params', ShapesOf<E>['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>
