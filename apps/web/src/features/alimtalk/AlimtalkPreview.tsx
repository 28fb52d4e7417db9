import { LoadedRecord } from '../../shared/kit/record/RecordLoading.tsx'
import classes from './AlimtalkDialog.module.css'
import { useAlimtalkPreview } from './alimtalk.api.ts'
import { alimtalkText } from './alimtalk.messages.ts'
import { MessageText } from './MessageText.tsx'

/** The message as the first of its receivers will read it. */
export const AlimtalkPreview = (query: { ms_no: number; template_name: string; recvname: string }) => (
  <section aria-label={alimtalkText.preview}>
    <h3 className={classes.heading}>{alimtalkText.preview}</h3>
    <LoadedRecord read={useAlimtalkPreview(query)}>{(preview) => <MessageText {...preview} />}</LoadedRecord>
  </section>
)
