import { todos } from '@crm/contract/features/todos/todos'
import type { ApiProblem } from '@crm/contract/kit/client'
import { useCallback } from 'react'
import { compressImage } from '../../../shared/kit/files/images/compressImage.ts'
import { call } from '../../../shared/lib/api.ts'
import type { Mentionable } from '../../../shared/kit/editor/richText.ts'
import { toast } from '../../../shared/ui/toast.ts'
import { isMeant } from '../../reference/choseong.ts'
import { useEmployees } from '../../reference/reference.api.ts'
import { todosText } from '../todos.messages.ts'

const noneChosen: number[] = []

/** Who may be mentioned: everybody by a part of the name or its 초성, but those who are chosen already. */
export const useMentionable = (chosen: number[] = noneChosen) => {
  const { data } = useEmployees()
  return useCallback(
    (typed: string): Mentionable[] =>
      (data?.query ?? [])
        .filter(({ emp_no, emp_name }) => !chosen.includes(emp_no) && isMeant(emp_name, typed))
        .map(({ emp_no, emp_name, team_name }) => ({ id: emp_no, label: emp_name, note: team_name })),
    [data, chosen],
  )
}

/** Document 3 section 9. */
const longestEdge = 1024

/** Stores a picture of an editor; null when it could not be, which has been said. */
export const storePicture = async (file: File): Promise<string | null> => {
  try {
    const small = await compressImage(file, longestEdge)
    const { query } = await call(todos.editorImage, { body: { file: small } })
    return query[0]?.filepath ?? null
  } catch (problem) {
    toast.error((problem as ApiProblem).message || todosText.pictureFailed)
    return null
  }
}
