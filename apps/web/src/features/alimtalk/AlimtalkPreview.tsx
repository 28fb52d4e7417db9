import { LoadingOrError } from '../../shared/ui/LoadingOrError.tsx'
import classes from './AlimtalkDialog.module.css'
import { useAlimtalkPreview } from './alimtalk.api.ts'
import { alimtalkText } from './alimtalk.messages.ts'

/** The message as the first of its receivers will read it. */
export const AlimtalkPreview = (query: { ms_no: number; template_name: string; recvname: string }) => {
  const found = useAlimtalkPreview(query)
  const preview = found.data?.query[0]
  return (
    <section aria-label={alimtalkText.preview}>
      <h3 className={classes.heading}>{alimtalkText.preview}</h3>
      {preview ? (
        <div className={classes.message}>
          <strong>{preview.title}</strong>
          <p>{preview.text}</p>
          {preview.buttons.map(({ name }) => (
            <span key={name} className={classes.button}>
              {name}
            </span>
          ))}
        </div>
      ) : (
        <LoadingOrError read={found} />
      )}
    </section>
  )
}
