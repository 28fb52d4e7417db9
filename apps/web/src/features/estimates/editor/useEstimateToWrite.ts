import { estimates } from '@crm/contract/features/estimates/estimates'
import type { Estimate } from '@crm/contract/features/estimates/estimates.rows'
import { useRef } from 'react'
import { useRecord } from '../../../shared/kit/record/useRecord.ts'
import { useEstimateSettings, useProjectRead, useRecipients } from '../estimates.api.ts'
import { estimatesText as text } from '../estimates.messages.ts'
import { blankEstimate } from './estimateValues.ts'

/** The editor stays while its first save gives it an address of its own; any other address opens another one. */
const useEditorKey = (proj_no: number, est_no: number | null) => {
  const held = useRef({ key: 0, proj_no, est_no, made: null as number | null })
  const { current } = held
  const isMadeHere = est_no !== null && current.est_no === null && current.made === est_no
  if (isMadeHere) held.current = { ...current, est_no }
  else if (current.est_no !== est_no || (est_no === null && current.proj_no !== proj_no))
    held.current = { key: current.key + 1, proj_no, est_no, made: null }
  const made = (estimate: Estimate) => {
    held.current = { ...held.current, made: estimate.est_no }
  }
  return { key: held.current.key, made }
}

interface Asked {
  /** The project that the address names; the estimate's own counts. */
  proj_no: number
  /** Null for a new one. */
  est_no: number | null
}

/** What an editor needs before it can be shown: the estimate or what a new one starts with, its project and its people. */
export const useEstimateToWrite = ({ proj_no: stated, est_no }: Asked) => {
  const isNew = est_no === null
  const read = useRecord(estimates.detail, { est_no: est_no ?? 0 })
  const proj_no = (isNew ? undefined : read.row?.proj_no) ?? stated
  const project = useProjectRead(proj_no, true)
  const settings = useEstimateSettings()
  const recipients = useRecipients(proj_no)
  const editor = useEditorKey(stated, est_no)

  const found = project.data?.query[0]
  const defaults = settings.data?.query[0]
  const estimate = isNew ? undefined : read.row
  const error = (isNew ? null : read.error) ?? project.error ?? settings.error
  if (!isNew && read.isMissing) return { state: 'missing', title: text.missingTitle } as const
  if (isNew && (stated === 0 || project.data?.query.length === 0))
    return { state: 'missing', title: text.missingProject } as const
  if (error) {
    const reads = isNew ? [project, settings] : [read, project, settings]
    const retry = () => {
      for (const each of reads) if (each.error) each.refetch()
    }
    return { state: 'failed', reason: error.message, retry } as const
  }
  if (!defaults || !found || (!isNew && !estimate)) return { state: 'loading' } as const
  const start = blankEstimate(
    {
      proj_no,
      est_title: text.usualTitle(found.proj_name).slice(0, 100),
      est_to_name: found.user_name ?? '',
      est_to_phone: '',
    },
    defaults,
  )
  return { state: 'ready', estimate, start, project: found, proj_no, recipients, editor } as const
}
