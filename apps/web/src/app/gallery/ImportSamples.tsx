import { type ImportPreview, type ImportRow, imports, type MappedField } from '@crm/contract/features/imports/imports'
import { ApiProblem } from '@crm/contract/kit/client'
import { keysOf } from '@crm/contract/kit/keysOf'
import { Button } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { ImportPanel } from '../../shared/kit/import/ImportPanel.tsx'
import { type Send, SendContext } from '../../shared/lib/server/useSend.ts'
import { recordText } from './recordSamples.messages.ts'
import classes from './Sample.module.css'
import { Sample, Shelf } from './Sample.tsx'
import { createSampleReads } from './sampleReads.ts'

const words = recordText.import
const ip_token = '00000000-0000-4000-8000-000000000000'
const fieldNames = keysOf(words.fields)
const pageOfRows = { offset: 0, limit: 50 }

const previewOf = (file_name: string, mapping: MappedField[], wrong: number | null): ImportPreview => ({
  ip_token,
  file_name,
  columns: words.heads.map((title, index) => ({ title, samples: [...(words.samples[index] ?? [])] })),
  fields: fieldNames.map((field) => ({ field, label: words.fields[field], is_required: field === 'name' })),
  mapping,
  total: words.rows.length,
  wrong,
})

const rowsOf = (mapping: MappedField[]): ImportRow[] => {
  const isMapped = mapping.some(({ field, column }) => field === 'name' && column !== null)
  return words.rows.map((name, index): ImportRow => {
    const text = isMapped ? name : ''
    const reasons: Record<string, string> = text ? {} : { name: words.noName }
    return { row_no: index + 2, texts: { name: text }, reasons }
  })
}

const page = (query: ImportRow[]) => ({ state: 1, query, total: query.length })

/** Reads every file alike: three rows, the last of which has no name. */
const createImportServer = () => {
  const reads = createSampleReads()
  let file_name = ''
  let wrong = 0
  const upload = ({ file }: { file: File }, signal: AbortSignal | undefined) => {
    file_name = file.name
    if (file_name.includes('fail')) throw new ApiProblem(400, { code: 'bad_request', message: words.unreadable })
    // The mapping knows the head of one column only: the others are for the reader to choose.
    const mapping = fieldNames.map((field, index) => ({ field, column: field === 'rep' ? index : null }))
    if (!file_name.includes('slow')) return { state: 1, query: [previewOf(file_name, mapping, null)] }
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  }
  const setMapping = ({ mapping }: { mapping: MappedField[] }) => {
    const rows = rowsOf(mapping)
    const wrongRows = rows.filter(({ reasons }) => Object.keys(reasons).length > 0)
    wrong = wrongRows.length
    const params = { ip_token }
    reads.answer(imports.rows, { params, query: { is_wrong: undefined, ...pageOfRows } }, page(rows))
    reads.answer(imports.rows, { params, query: { is_wrong: 1, ...pageOfRows } }, page(wrongRows))
    return { state: 1, query: [previewOf(file_name, mapping, wrong)] }
  }
  const send: Send = async (endpoint, request, options) => {
    const { body } = request as never as { body: never }
    if (endpoint === (imports.upload as never)) return upload(body, options?.signal) as never
    if (endpoint === (imports.setMapping as never)) return setMapping(body) as never
    return { state: 1, query: [{ created: words.rows.length - wrong, skipped: wrong, wrong }] } as never
  }
  return { reads, send }
}

/** The panel of an import, which reads whatever file it is given. */
export const ImportSamples = () => {
  const [{ reads, send }] = useState(createImportServer)
  const [isOpen, setOpen] = useState(false)
  return (
    <Sample name="import">
      <Shelf>
        <Button variant="default" onClick={() => setOpen(true)}>
          {words.open}
        </Button>
        <span className={classes.answer}>{words.hint}</span>
      </Shelf>
      <QueryClientProvider client={reads.client}>
        <SendContext value={send}>
          {isOpen && <ImportPanel name="samples" title={words.title} onClose={() => setOpen(false)} />}
        </SendContext>
      </QueryClientProvider>
    </Sample>
  )
}
