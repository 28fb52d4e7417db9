import { docViews } from '@crm/contract/features/docViews/docViews'
import { Button } from '@mantine/core'
import { useWrite } from '../../../shared/lib/server/useWrite.ts'
import { Spinner } from '../../../shared/ui/state/Spinner.tsx'
import type { OpenedView } from '../docViews.api.ts'
import { downloadChoice } from './downloadDocument.ts'
import { isNamedWithMacros } from './sources/sniff.ts'
import classes from './Viewer.module.css'
import { viewerText as text } from './viewer.messages.ts'

interface ConversionStateProps {
  view: OpenedView
  onLeave: () => void
  /** The PDF is being made again. */
  onAgain: () => void
}

/** A document whose PDF is not there: still being made, or not made. */
export const ConversionState = ({ view, onLeave, onAgain }: ConversionStateProps) => {
  const { mutate: convert, isPending } = useWrite(docViews.convert, { onDone: onAgain })
  const { dv_no, name, pdf_state, may_convert } = view
  const download = downloadChoice(view)
  const isWaiting = pdf_state === 'waiting'
  return (
    <div className={classes.problem} role={isWaiting ? 'status' : 'alert'}>
      <h1 className={classes.name}>{name}</h1>
      {isWaiting && <Spinner />}
      <p>{isWaiting ? text.converting : text.notConverted}</p>
      {isNamedWithMacros(name) && <p>{text.hasMacros}</p>}
      <div className={classes.choices}>
        <Button variant="default" onClick={onLeave}>
          {text.back}
        </Button>
        {download && (
          <Button variant="default" onClick={download.run}>
            {download.title}
          </Button>
        )}
        {!isWaiting && may_convert && dv_no !== null && (
          <Button loading={isPending} onClick={() => convert({ params: { dv_no } })}>
            {text.convertAgain}
          </Button>
        )}
      </div>
    </div>
  )
}
