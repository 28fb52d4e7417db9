import type { fileTree } from '@crm/contract/features/fileTree/fileTree'
import type { DocumentKind } from '@crm/contract/features/fileTree/fileTree.choices'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { type Paging, readPage } from '../../../db/readPage.ts'
import { estimateMatches } from '../../../db/search/commonWords.ts'
import { contains, matches } from '../../../db/search/search.ts'
import { type EntryRow, findPlacedRows, findTreeRows, type PlacedRow } from '../entries.queries.ts'
import { excerptPattern } from './excerpt.ts'

type ListQuery = ParsedOf<typeof fileTree.list>['query']
type EntrySort = ListQuery['sort']

/** '2차' before '10차', as people count; the index of boxes has this order. */
export const naturalName = sql`f.name_key collate crm_natural`

export const orders: Record<EntrySort, RawBuilder<unknown>> = {
  name: sql`${naturalName}, f.ft_no`,
  '-name': sql`${naturalName} desc, f.ft_no desc`,
  update_dt: sql`f.update_dt, f.ft_no`,
  '-update_dt': sql`f.update_dt desc, f.ft_no desc`,
  size: sql`(select v.size from file_versions v where v.fv_no = f.fv_no) nulls first, f.ft_no`,
  '-size': sql`(select v.size from file_versions v where v.fv_no = f.fv_no) desc nulls last, f.ft_no desc`,
}

const entries = sql`file_tree f`
const boxesFirst = sql`f.kind`

/** What lies in a box, or the four top boxes of a tree in their own order. */
export const findInBox = (
  db: Db,
  { tree_no, parent }: { tree_no: number; parent: number | null },
  { sort, kind, ...page }: Paging & Pick<ListQuery, 'sort' | 'kind'>,
  user_no: number,
) =>
  readPage<EntryRow>(db, {
    id: 'f.ft_no',
    from: entries,
    where: [
      parent === null ? sql`f.tree_no = ${tree_no} and f.parent is null` : sql`f.parent = ${parent}`,
      sql`f.state = 1`,
      ...(kind ? [sql`f.kind = ${kind}`] : []),
    ],
    orderBy: parent === null ? sql`f.ft_no` : sql`${boxesFirst}, ${orders[sort]}`,
    page,
    total: 'query',
    rows: (ids) => findTreeRows(db, user_no, tree_no, ids),
  })

const endings: Record<Exclude<DocumentKind, 'other'>, string[]> = {
  pdf: ['pdf'],
  hwp: ['hwp', 'hwpx'],
  word: ['doc', 'docx', 'rtf', 'odt'],
  sheet: ['xls', 'xlsx', 'csv', 'ods'],
  slides: ['ppt', 'pptx', 'odp', 'key'],
  picture: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'svg', 'heic', 'bmp', 'tif', 'tiff', 'avif'],
  video: ['mp4', 'mov', 'webm', 'avi', 'mkv', 'm4v', 'wmv'],
}

/** By the ending of the name; pictures and videos without one are known by their type. */
export const isOfKind = (kind: DocumentKind) => {
  const ending = sql`coalesce(substring(f.name_key from '\\.([^.]+)$'), '')`
  const media = (type: string) =>
    sql`exists (select from file_versions v where v.fv_no = f.fv_no and v.mimetype like ${`${type}/%`})`
  if (kind === 'other') {
    const known = Object.values(endings).flat()
    return sql`(f.kind = 'file' and ${ending} <> all (${known}::text[]) and not ${media('image')} and not ${media('video')})`
  }
  const byEnding = sql`${ending} = any (${endings[kind]}::text[])`
  if (kind === 'picture') return sql`(f.kind = 'file' and (${byEnding} or ${media('image')}))`
  if (kind === 'video') return sql`(f.kind = 'file' and (${byEnding} or ${media('video')}))`
  return sql`(f.kind = 'file' and ${byEnding})`
}

export interface Search extends Paging {
  tree_no: number
  keyword: string
  kind?: DocumentKind | undefined
  /** A person of a company finds only what they see. */
  only?: { user_no: number; client_no: number } | undefined
}

/** How many entries a tree has in which a keyword is looked for. */
export const countEntries = async (db: Db, tree_no: number) => {
  const tree = await db.selectFrom('file_trees').select('entries').where('tree_no', '=', tree_no).executeTakeFirst()
  return tree?.entries ?? 0
}

/** So many entries are looked at one by one sooner than the index could say how often it has a word. */
const fewEntries = 2000
/** Taking a text apart costs far more than looking into it, so that the index of texts must leave out most of them. */
const narrowTexts = 10

/**
 * The indexes of words are over all trees: a word that they have more often than this tree has entries is looked for in
 * the tree entry by entry.
 */
const findUsefulIndexes = async (db: Db, keyword: string, entries: number) => {
  if (entries <= fewEntries) return { names: false, texts: false }
  const [names = 0, texts = 0] = await estimateMatches(db, ['file_tree', 'file_texts'], keyword)
  return { names: names <= entries, texts: texts * narrowTexts <= entries }
}

const nameOf = (alias: 'n' | 'f') => sql.ref<string>(`${alias}.search_text`)
const textInside = sql<string>`x.search_text`

/** Each entry of the tree looked at once. */
const entryByEntry = (tree_no: number, keyword: string) => {
  const hasName = contains(nameOf('f'), keyword)
  return {
    from: sql`file_tree f left join file_texts x on x.fv_no = f.fv_no`,
    where: sql`f.tree_no = ${tree_no} and f.state = 1 and (${hasName} or ${contains(textInside, keyword)})`,
    namesFirst: sql`${hasName} desc`,
  }
}

/** The indexes lead to the entries, one to their names and one to their texts. */
const byIndexes = (tree_no: number, keyword: string, isUseful: { names: boolean; texts: boolean }) => {
  const has = (text: RawBuilder<string>, byIndex: boolean) =>
    byIndex ? matches(text, keyword) : contains(text, keyword)
  return {
    from: sql`(
      select n.ft_no, 0 as place from file_tree n
       where n.tree_no = ${tree_no} and n.state = 1 and ${has(nameOf('n'), isUseful.names)}
      union all
      select n.ft_no, 1 from file_texts x join file_tree n on n.fv_no = x.fv_no
       where n.tree_no = ${tree_no} and n.state = 1 and not ${contains(nameOf('n'), keyword)}
         and ${has(textInside, isUseful.texts)}
    ) hit join file_tree f using (ft_no)`,
    where: sql`true`,
    namesFirst: sql`hit.place`,
  }
}

/** Names first, then what has the words inside. */
export const searchTree = async (
  db: Db,
  { tree_no, keyword, kind, only, ...page }: Search,
  entries: number,
  user_no: number,
) => {
  const isUseful = await findUsefulIndexes(db, keyword, entries)
  const isAny = isUseful.names || isUseful.texts
  const { from, where, namesFirst } = isAny ? byIndexes(tree_no, keyword, isUseful) : entryByEntry(tree_no, keyword)
  return readPage<PlacedRow>(db, {
    id: 'f.ft_no',
    from,
    where: [
      where,
      ...(kind ? [isOfKind(kind)] : []),
      ...(only ? [sql`crm_client_sees_file(f, ${only.user_no}, ${only.client_no})`] : []),
    ],
    orderBy: sql`${namesFirst}, f.kind, ${naturalName}, f.ft_no`,
    page,
    total: 'window',
    rows: (ids) => findPlacedRows(db, user_no, ids),
  })
}

const before = 40
const length = 160

/**
 * The piece around the first match inside each of these files that has the keyword. A word that stands there as it is
 * written is found without its pattern, in a tenth of the time.
 */
export const findExcerpts = async (db: Db, ft_nos: number[], keyword: string) => {
  const { word, pattern } = excerptPattern(keyword)
  if (!pattern) return new Map<number, string>()
  const { rows } = await sql<{ ft_no: number; excerpt: string }>`
    with read as materialized (
      select f.ft_no, x.content, x.search_text from file_tree f join file_texts x using (fv_no) where f.ft_no = any (${ft_nos}::int[])),
    found as materialized (
      select ft_no, content, coalesce(nullif(strpos(content, ${word}), 0), regexp_instr(content, ${pattern}, 1, 1, 0, 'i')) as at
        from read where ${contains(sql<string>`search_text`, keyword)})
    select ft_no, substr(content, greatest(at - ${before}::int, 1), ${length}::int) as excerpt
      from found where at > 0`.execute(db)
  return new Map(rows.map(({ ft_no, excerpt }) => [ft_no, excerpt.replaceAll(/\s+/g, ' ')]))
}

/** How full a tree is, and whose. */
export const findTreeUsage = (db: Db, tree_no: number) =>
  db
    .selectFrom('file_trees')
    .select(['tree_no', 'proj_no', 'client_no', 'entries', 'bytes'])
    .where('tree_no', '=', tree_no)
    .executeTakeFirstOrThrow()

/** The company that a project is for. */
export const findProjectClient = async (db: Db, proj_no: number) => {
  const project = await db.selectFrom('projects').select('client_no').where('proj_no', '=', proj_no).executeTakeFirst()
  return project?.client_no
}

/** The data room of a project. */
export const findProjectTree = (db: Db, proj_no: number) =>
  db.selectFrom('file_trees').select('tree_no').where('proj_no', '=', proj_no).executeTakeFirst()
