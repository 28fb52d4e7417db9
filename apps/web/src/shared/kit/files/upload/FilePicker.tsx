import classes from '../Attachments.module.css'
import rows from '../FileRows.module.css'
import { FileDrop } from './FileDrop.tsx'
import { UploadRow } from './UploadRow.tsx'
import type { UseUploads } from './useUploads.ts'

/**
 * Files chosen in a form whose record does not exist yet:
 * `const uploads = useUploads()`, and once it is saved `await uploads.sendTo({ to_table, to_no })`.
 */
export const FilePicker = ({ uploads }: { uploads: UseUploads }) => (
  <div className={classes.attachments}>
    <FileDrop onFiles={uploads.add} />
    {uploads.items.length > 0 && (
      <ul className={rows.rows}>
        {uploads.items.map((item) => (
          <UploadRow key={item.id} item={item} onCancel={() => uploads.cancel(item.id)} />
        ))}
      </ul>
    )}
  </div>
)
