import { lazy, type ReactNode, Suspense, useId } from 'react'
import { loadChunk } from '../../lib/page/lazyScreen.ts'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import classes from './RichText.module.css'
import type { RichTextProps } from './richText.ts'

/** The editor weighs more than most screens: it is fetched when the first one is shown. */
const RichTextEditor = lazy(() =>
  loadChunk(() => import('./RichTextEditor.tsx')).then((file) => ({ default: file.RichTextEditor })),
)

interface RichTextFieldProps extends RichTextProps {
  error?: ReactNode
  hideLabel?: boolean
  withAsterisk?: boolean
}

/** A field for text with lists, links, pictures and mentions; its value is HTML. */
export const RichTextField = ({ error, hideLabel, withAsterisk, ...editor }: RichTextFieldProps) => {
  const errorId = useId()
  return (
    <div>
      {!hideLabel && (
        <span className={classes.label}>
          {editor.label}
          {withAsterisk && (
            <span className={classes.asterisk} aria-hidden>
              {' *'}
            </span>
          )}
        </span>
      )}
      <Suspense fallback={<Skeleton h={editor.bare ? 64 : 164} />}>
        <RichTextEditor {...editor} errorId={error ? errorId : undefined} />
      </Suspense>
      {error && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  )
}
