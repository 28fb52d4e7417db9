import { toast } from '../../ui/overlay/toast.ts'
import type { UseUploads } from '../files/upload/useUploads.ts'
import { formText } from './form.messages.ts'

export interface FilesToSend<Row> {
  uploads: Pick<UseUploads, 'sendTo'>
  /** The owner's table, and the number of the record in it. */
  to_table: string
  to_no: (row: Row) => number
}

/** Sends the files that were chosen before the record existed; says once how many did not make it. */
export const sendFilesTo = async <Row>(files: FilesToSend<Row>[], row: Row) => {
  let failures = 0
  for (const { uploads, to_table, to_no } of files) {
    failures += await uploads.sendTo({ to_table, to_no: to_no(row) })
  }
  if (failures) toast.error(formText.someFilesFailed(failures))
  return failures
}
