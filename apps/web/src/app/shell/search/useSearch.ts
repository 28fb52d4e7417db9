import type { ApiProblem } from '@crm/contract/kit/client'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { isMeant } from '../../../features/reference/choseong.ts'
import { callAny } from '../../../shared/lib/api.ts'
import { readKey } from '../../../shared/lib/queryClient.ts'
import { shellText } from '../shell.messages.ts'
import { isSearchable } from './searchable.ts'
import type { SearchHit, SearchSource } from './sources.ts'

const typingPause = 250

interface SearchGroup {
  name: string
  title: string
  hits: SearchHit[]
}

/** Where one may go: the screens of one's menu, by their names. */
export interface Destination {
  title: string
  path: string
}

/** Everything found so far, and the way to what is not shown: one more entry at the end of its group. */
const groupOf = (source: SearchSource, answer: unknown, keyword: string, places: Destination[]): SearchGroup => {
  const { hits, total } = source.found(answer, keyword)
  const path = source.allPath?.(keyword) ?? ''
  const isReachable = places.some((place) => place.path === path.split('?')[0])
  const all = {
    key: `all-${source.name}`,
    title: shellText.searchAll(source.title, total),
    detail: '',
    isAll: true,
    path,
  }
  const more = total > hits.length && isReachable ? [all] : []
  return { name: source.name, title: source.title, hits: [...hits, ...more] }
}

const screensMeant = (places: Destination[], keyword: string): SearchGroup => ({
  name: 'screen',
  title: shellText.screens,
  hits: places
    .filter(({ title }) => isMeant(title, keyword))
    .map(({ title, path }) => ({ key: `screen-${path.replaceAll('/', '-')}`, title, detail: '', path })),
})

/** Asks every source when people pause, from two characters or initial consonants on. */
export const useSearch = (sources: SearchSource[], places: Destination[], typed: string) => {
  const [keyword] = useDebouncedValue(typed.trim(), typingPause)
  const isAsked = isSearchable(keyword)
  const answers = useQueries({
    queries: sources.map(({ endpoint, request }) => ({
      queryKey: readKey(endpoint, request(keyword)),
      queryFn: ({ signal }: { signal: AbortSignal }) => callAny(endpoint, request(keyword) as never, { signal }),
      enabled: isAsked,
      placeholderData: keepPreviousData,
    })),
  })
  const groups = sources.flatMap((source, index) => {
    const answer = answers[index]?.data
    return isAsked && answer ? [groupOf(source, answer, keyword, places)] : []
  })
  return {
    keyword,
    isAsked,
    /** What is shown answers what is typed. */
    isSettled:
      keyword === typed.trim() &&
      (!isAsked || answers.every(({ isPending, isPlaceholderData }) => !isPending && !isPlaceholderData)),
    isWaiting: isAsked && answers.some(({ isPending }) => isPending),
    problem: isAsked ? (answers.find(({ error }) => error)?.error as ApiProblem | undefined) : undefined,
    retry: () => answers.forEach(({ refetch }) => void refetch()),
    groups: (isAsked ? [...groups, screensMeant(places, keyword)] : []).filter(({ hits }) => hits.length > 0),
  }
}
