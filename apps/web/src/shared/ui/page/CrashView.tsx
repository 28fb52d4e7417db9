import { errorMessage } from '@crm/contract/kit/errorMessage'
import { Button } from '@mantine/core'
import { IconMoodSad, IconRefresh } from '@tabler/icons-react'
import { ChunkLoadError } from '../../lib/page/lazyScreen.ts'
import classes from '../state/StateView.module.css'
import { uiText } from '../ui.messages.ts'

/** Components loaded by React itself fail with the browser's own words. */
const isChunkFailure = (error: unknown) =>
  error instanceof ChunkLoadError ||
  /dynamically imported module|preload CSS|Importing a module script failed/i.test(errorMessage(error))

/** A part of the program broke or did not arrive: words, and the reload that mends most of it. */
export const CrashView = ({ error }: { error: unknown }) => {
  const isChunk = isChunkFailure(error)
  const Icon = isChunk ? IconRefresh : IconMoodSad
  return (
    <div className={classes.state} role="alert">
      <Icon size={28} stroke={1.4} aria-hidden className={classes.icon} />
      <div>
        <p className={classes.title}>{isChunk ? uiText.chunkTitle : uiText.crashTitle}</p>
        <p className={classes.words}>{isChunk ? uiText.chunkDescription : uiText.crashDescription}</p>
      </div>
      <Button onClick={() => location.reload()}>{uiText.reload}</Button>
    </div>
  )
}
