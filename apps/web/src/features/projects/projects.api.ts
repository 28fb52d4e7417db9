import { projects } from '@crm/contract/features/projects/projects'
import type { ProjectFilter } from '@crm/contract/features/projects/projects.rows'
import type { QueryOf } from '@crm/contract/kit/endpoint'
import { messages } from '@crm/contract/messages'
import { useDebouncedValue } from '@mantine/hooks'
import { useParams, useSearchParams } from 'react-router'
import { inOtherLayout } from '../../shared/lib/keyboard/hangulKeyboard.ts'
import { call } from '../../shared/lib/server/api.ts'
import { type ReadOptions, useRead } from '../../shared/lib/server/useRead.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { isSearchable } from '../reference/searchable.ts'
import { projectDetailText } from './detail/projectDetail.messages.ts'

const typingPause = 250
const foundAtOnce = 20

type ListFilter = Partial<QueryOf<typeof projects.list>>

export const useProjects = (filter: ListFilter, options?: ReadOptions) =>
  useRead(projects.list, { query: filter }, options)

export const useBoard = (filter: ProjectFilter, options?: ReadOptions) =>
  useRead(projects.board, { query: filter }, options)

const useFind = (keyword: string, enabled: boolean) =>
  useRead(projects.find, { query: { keyword, limit: foundAtOnce } }, { enabled })

/** Projects meant by what is being typed, if need be in the other layout (`dkssud` for 안녕); asked when people pause. */
export const useFoundProjects = (typed: string) => {
  const [keyword] = useDebouncedValue(typed.trim(), typingPause)
  const isAsked = isSearchable(keyword)
  const asTyped = useFind(keyword, isAsked)
  const isNothing = isAsked && asTyped.data?.query.length === 0 && !asTyped.isPlaceholderData
  const meant = isNothing ? inOtherLayout(keyword) : null
  const repaired = useFind(meant ?? '', meant !== null && isSearchable(meant))
  const isBetter = meant !== null && Boolean(repaired.data?.query.length) && !repaired.isPlaceholderData
  return isBetter
    ? { keyword: meant, isAsked, found: repaired, isRepaired: true }
    : { keyword, isAsked, found: asTyped, isRepaired: false }
}

/** Takes back what was just done to these projects; the revision shows whether somebody has changed them since. */
export const undoOf = (changed: readonly { proj_no: number; rev?: number }[]) => () =>
  call(projects.undo, { body: { projects: changed.map(({ proj_no, rev }) => ({ proj_no, rev })) } })

/** What every change of projects says when it does not work (docs/rules.md, projects). */
const failed = projectDetailText.updateFailed

export const useAssign = (onDone: () => void) =>
  useWrite(projects.assign, { done: messages.saved, onDone, undo: ({ query }) => undoOf(query), failed })

export const useChangeMany = (onDone?: () => void) =>
  useWrite(projects.changeMany, {
    done: messages.changed,
    onDone: () => onDone?.(),
    undo: ({ query }) => undoOf(query),
    failed,
  })

export const useUpdateProject = () =>
  useWrite(projects.update, { done: messages.changed, undo: ({ query }) => undoOf(query), failed })

export const useCheckFiles = () =>
  useWrite(projects.checkFiles, {
    done: messages.changed,
    undo:
      (_answer, { params, body }) =>
      () =>
        call(projects.checkFiles, { params, body: { file_final_check: !body.file_final_check } }),
  })

export const useRemoveIndicator = () =>
  useWrite(projects.removeIndicator, {
    done: messages.deleted,
    undo: (_answer, { params }) => undoOf([{ proj_no: Number(params.proj_no) }]),
  })

/** The project that the address names, in its path or its query; 0, which none has, for an address that names none. */
export const useProjectNo = () => {
  const { id } = useParams()
  const [search] = useSearchParams()
  const proj_no = Number(id ?? search.get('proj_no'))
  return Number.isInteger(proj_no) && proj_no > 0 && proj_no < 2 ** 31 ? proj_no : 0
}
