import { type Expression, type SqlBool, sql } from 'kysely'
import { takeApart } from './keyword.ts'

/** In the text of each statement that looks for a keyword. */
const mark = '/* keyword */'

/** Which plan is best for such a statement depends on the word: a rare one leads through the index, a common one not. */
export const searchesKeyword = (text: string) => text.includes(mark)

/** The one keyword search: parts of words, 초성, Latin in any case, numbers without hyphens; found by index. */
export const matches = (searchText: Expression<string>, keyword: string) => {
  const { needles, patterns } = takeApart(keyword)
  return sql<SqlBool>`${sql.raw(mark)} (crm_search_grams(${searchText}) @> ${needles}::text[]
    and ${searchText} ~ all (${patterns}::text[]))`
}

/** The same tested row by row: for words that most rows have, and where there are few rows to look at. */
export const contains = (searchText: Expression<string>, keyword: string) => {
  const { likes, patterns } = takeApart(keyword)
  if (likes) return sql<SqlBool>`${sql.raw(mark)} ${searchText} like all (${likes}::text[])`
  return patterns.length
    ? sql<SqlBool>`${sql.raw(mark)} ${searchText} ~ all (${patterns}::text[])`
    : sql<SqlBool>`${sql.raw(mark)} false`
}
