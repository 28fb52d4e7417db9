import type { Attachment } from '@crm/contract/features/files/files'
import { keysOf } from '@crm/contract/kit/keysOf'
import { useState } from 'react'
import { AttachmentsView } from '../../shared/kit/files/AttachmentsView.tsx'
import { FileRow } from '../../shared/kit/files/FileRow.tsx'
import { FilePicker } from '../../shared/kit/files/upload/FilePicker.tsx'
import { useUploads } from '../../shared/kit/files/upload/useUploads.ts'
import { DropZone } from '../../shared/ui/input/DropZone.tsx'
import { Segments } from '../../shared/ui/input/Segments.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import type { ListRead } from '../../shared/ui/list/DataList.tsx'
import { RowItem, RowList } from '../../shared/ui/list/RowList.tsx'
import { toast } from '../../shared/ui/overlay/toast.ts'
import { LoadedRows } from '../../shared/ui/state/LoadedRows.tsx'
import { longFiles, ownUserNo, practice, sampleFiles, sampleUploads } from './fileSampleData.ts'
import { galleryText } from './gallery.messages.ts'
import classes from './Sample.module.css'
import { Sample } from './Sample.tsx'

const words = galleryText.files
type State = keyof typeof words.states
const states = keysOf(words.states).map((value) => ({ value, label: words.states[value] }))

const nowhere = () => {}
const sayName = ([file]: File[]) => void (file && toast.success(file.name))
const nothing = { items: [], add: nowhere, cancel: nowhere, retry: nowhere }

const readIn = (state: State): ListRead<Attachment> => {
  const base = { isPending: false, isError: false, error: null, refetch: () => toast.success(galleryText.toasts.saved) }
  if (state === 'loading') return { ...base, data: undefined, isPending: true }
  if (state === 'failed') return { ...base, data: undefined, isError: true, error: { message: words.failed } }
  const query = { rows: sampleFiles, empty: [], long: longFiles }[state]
  return { ...base, data: { query, total: query.length } }
}

/** The second row is being downloaded. */
const row = (file: Attachment) => (
  <FileRow
    key={file.fa_no}
    file={file}
    isOwn={file.user_no === ownUserNo}
    share={file.fa_no === 2 ? 0.4 : undefined}
    onDownload={() => toast.success(file.file_info.originalname)}
    onCancel={nowhere}
    onRename={nowhere}
    onRemove={nowhere}
  />
)

const Practice = () => {
  const uploads = useUploads({ to: { to_table: 'practice', to_no: 1 }, by: practice })
  return <AttachmentsView read={readIn('empty')} uploads={uploads} canAdd onMore={nowhere} row={row} />
}

const Picked = () => <FilePicker uploads={useUploads({ by: practice })} />

export const FileSamples = () => {
  const [state, setState] = useState<State>('rows')
  return (
    <Sample name="files">
      <div className={classes.toolbar}>
        <Segments aria-label={words.stateLabel} value={state} onChange={setState} data={states} />
      </div>
      <AttachmentsView read={readIn(state)} uploads={nothing} canAdd={state !== 'rows'} onMore={nowhere} row={row} />
      <div className={classes.places} style={{ marginTop: 'var(--gap)' }}>
        <Card title={words.ways}>
          <AttachmentsView
            read={readIn('empty')}
            uploads={{ ...nothing, items: sampleUploads }}
            canAdd={false}
            onMore={nowhere}
            row={row}
          />
        </Card>
        <Card title={words.live}>
          <p className={classes.about}>{words.liveAbout}</p>
          <Practice />
        </Card>
        <Card title={words.form}>
          <Picked />
        </Card>
        <Card title={words.dropZone}>
          <DropZone words={words.dropZoneWords} hint={words.dropZoneHint} onFiles={sayName} />
          <DropZone slim words={words.dropZoneWords} onFiles={sayName} />
        </Card>
        <Card title={words.loadedRows} flush>
          <LoadedRows read={readIn(state)} empty={words.noRows}>
            {(files) => (
              <RowList>
                {files.slice(0, 3).map(({ fa_no, file_info, user_name }) => (
                  <RowItem key={fa_no} name={file_info.originalname} about={user_name} />
                ))}
              </RowList>
            )}
          </LoadedRows>
        </Card>
      </div>
    </Sample>
  )
}
