import type { CompanyInfo } from '@crm/contract/features/portal/portal'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'

/** What a template may read to fill its gaps. */
export interface GapSource {
  db: Db
  config: Config
  /** The number or mail address that the message goes to. */
  receiver: string
}

/** Somebody who may be written to about a record, by number, by mail, or by neither. */
export interface Reachable {
  name: string
  number: string | null
  email: string | null
}

interface Obstacle {
  /** The answer to whoever asks for a message. */
  refusal: string
  /** The outcome of a message that was waiting. */
  outcome: string
  /** The message is not needed any more, as when something was paid meanwhile: nobody gets an alarm that it was not sent. */
  isUnneeded?: true
}

/** A kind of record that messages are about, and whom they may go to. */
export interface AlimtalkSubject<Row> {
  /** The record's table, as `to_table` of the message. */
  table: string
  /** The record as it is now. */
  find: (db: Db, to_no: number) => Promise<Row | undefined>
  /** Everybody we know for this record, each once. */
  contactsOf: (row: Row) => Reachable[]
  /** Why nothing may be sent about it now, or null; without a row it has been deleted. */
  obstacleOf: (row: Row | undefined) => Obstacle | null
  /** Where staff see the record: the link of the alarm about a failure. Without a row it has been deleted. */
  linkOf: (to_no: number, row: Row | undefined) => string
  /** Who gets the alarm about a failure where nobody asked for the message, by emp_no. */
  staffOf?: (row: Row) => readonly number[]
  /** After a message about it was asked for, in the same transaction. */
  asked?: (db: Db, to_no: number) => Promise<unknown>
}

/** `#{이름}` in a text, as Kakao writes gaps. */
type GapIn<Text extends string> = Text extends `${string}#{${infer Gap}}${infer Rest}` ? Gap | GapIn<Rest> : never

/** Filled in every message: the company that sends it and the receiver's name. */
export type CommonGap = '회사' | '이름'

type OwnGap<Text extends string> = Exclude<GapIn<Text>, CommonGap>

/** A web link below the message; its address is a gap or has one. */
export interface AlimtalkButton<Link extends string = string> {
  name: string
  link: Link
}

interface AlimtalkDefinition<
  Row,
  Line extends string,
  Link extends string,
  ExtraLine extends string,
  Late extends string,
  Name extends string,
> {
  /** As `template_name` in calls, and in the setting SOLAPI_TEMPLATE_<NAME> that has SOLAPI's id of it. */
  name: Name
  /** For staff: in lists and previews. */
  title: string
  subject: AlimtalkSubject<Row>
  /** Of one kind only one message at a time waits for a person and a record; the template's name unless stated. */
  kind?: string
  /** Leaves at night as well, because its reader waits for it: a code. */
  leavesAtNight?: true
  /** The template that fits the record as it is now, for templates that replace each other; null for none. */
  choose?: (row: Row) => string | null
  lines: readonly Line[]
  /** Lines that are left out when their gap is not filled. */
  linesWith?: { gap: Late; lines: readonly ExtraLine[] }
  buttons?: readonly AlimtalkButton<Link>[]
  /** What the record itself says. */
  gaps: (row: Row, company: CompanyInfo) => Readonly<Record<Exclude<OwnGap<Line | Link | ExtraLine>, Late>, string>>
  /** What is made only when the message leaves, such as a secret link; a preview shows the sample's. */
  gapsWhenSent?: Readonly<Record<Late, (ctx: GapSource, row: Row) => Promise<string>>>
  /** A filled example for previews, documentation and the test that renders every template. */
  sample: Readonly<Record<OwnGap<Line | Link | ExtraLine>, string>>
}

export type Gaps = Readonly<Record<string, string>>

/** A template as the machinery sees it; written with `defineAlimtalk`, which knows its gaps and its record. */
export interface AlimtalkTemplate {
  name: string
  title: string
  subject: AlimtalkSubject<unknown>
  kind: string
  leavesAtNight?: true
  choose: (row: unknown) => string | null
  lines: readonly string[]
  linesWith?: { gap: string; lines: readonly string[] }
  buttons: readonly AlimtalkButton[]
  gaps: (row: unknown, company: CompanyInfo) => Gaps
  gapsWhenSent: Readonly<Record<string, (ctx: GapSource, row: unknown) => Promise<string>>>
  sample: Gaps
}

/** By name. */
export type AlimtalkTemplates = ReadonlyMap<string, AlimtalkTemplate>

/**
 * A KakaoTalk template as data, in its feature's `x.alimtalk.ts`: `feature(x, {…}, { alimtalk: [xInvitation] })`.
 * The gaps are read from the text, so that one which nothing fills is a type error.
 */
export const defineAlimtalk = <
  Row,
  const Name extends string,
  const Line extends string,
  const Link extends string = never,
  const ExtraLine extends string = never,
  const Late extends string = never,
>(
  definition: AlimtalkDefinition<Row, Line, Link, ExtraLine, Late, Name>,
): AlimtalkTemplate & { name: Name } => {
  const choose: (row: Row) => string | null = () => definition.name
  const template = { kind: definition.name, choose, buttons: [], gapsWhenSent: {}, ...definition }
  // The machinery passes each template only rows that its own subject found.
  return template as unknown as AlimtalkTemplate & { name: Name }
}
