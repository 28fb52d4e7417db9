import { useState } from 'react'
import { currentKeys, type ScreenKey } from '../../../shared/lib/keyboard/keys.ts'
import { ModalCard } from '../../../shared/ui/overlay/ModalCard.tsx'
import { shellText } from '../shell.messages.ts'
import classes from './KeysDialog.module.css'

const scopes = ['everywhere', 'screen', 'list', 'panel'] as const

const KeyRow = ({ shown, title }: ScreenKey) => (
  <div className={classes.row}>
    <dt>
      {shown.split(' ').map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </dt>
    <dd>{title}</dd>
  </div>
)

/** The keys that work on the screen underneath, as they were registered when this was opened. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => {
  const [keys] = useState(currentKeys)
  return (
    <ModalCard opened onClose={onClose} title={shellText.keys}>
      {scopes
        .map((scope) => ({ scope, own: keys.filter((key) => key.scope === scope) }))
        .filter(({ own }) => own.length > 0)
        .map(({ scope, own }) => (
          <section key={scope} className={classes.section}>
            <h3 className={classes.heading}>{shellText.keyScopes[scope]}</h3>
            <dl>
              {own.map((key) => (
                <KeyRow key={key.shown} {...key} />
              ))}
            </dl>
          </section>
        ))}
    </ModalCard>
  )
}
