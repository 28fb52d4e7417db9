import { editor } from '@crm/contract/features/editor/editor'
import { reference } from '@crm/contract/features/reference/reference'
import { errorMessage } from '@crm/contract/kit/errorMessage'
import { useCallback } from 'react'
import { isMeant } from '../../lib/format/choseong.ts'
import { call } from '../../lib/server/api.ts'
import { useRead } from '../../lib/server/useRead.ts'
import { toast } from '../../ui/overlay/toast.ts'
import { compressImage } from '../files/images/compressImage.ts'
import { editorText } from './editor.messages.ts'
import type { Mentionable } from './richText.ts'

const noneChosen: number[] = []
const everybody = { query: { offset: 0, limit: 1000 } }

/** Who may be mentioned: everybody by a part of the name or its 초성, but those who are chosen already. */
export const useMentionable = (chosen: number[] = noneChosen) => {
  const { data } = useRead(reference.employees, everybody, { freshFor: Number.POSITIVE_INFINITY })
  return useCallback(
    (typed: string): Mentionable[] =>
      (data?.query ?? [])
        .filter(({ emp_no, emp_name }) => !chosen.includes(emp_no) && isMeant(emp_name, typed))
        .map(({ emp_no, emp_name, team_name }) => ({ id: emp_no, label: emp_name, note: team_name })),
    [data, chosen],
  )
}

const longestEdge = 1024

/** Stores a picture of an editor; null when it could not be, which has been said. */
export const storePicture = async (file: File): Promise<string | null> => {
  try {
    const small = await compressImage(file, longestEdge)
    const { query } = await call(editor.uploadImage, { body: { file: small } })
    return query[0]?.filepath ?? null
  } catch (problem) {
    toast.error(errorMessage(problem) || editorText.pictureFailed)
    return null
  }
}
