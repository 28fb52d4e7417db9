import { useState } from 'react'
import { useKeys } from '../../../shared/lib/keyboard/keys.ts'
import { lazyPart } from '../../../shared/lib/page/lazyPart.tsx'
import { shellText } from '../shell.messages.ts'

const KeysDialog = lazyPart(() => import('./KeysDialog.tsx').then((file) => file.KeysDialog))

/** `?` lists the keys of the screen. */
export const KeysHelp = () => {
  const [isOpen, setOpen] = useState(false)
  useKeys([
    {
      shown: '?',
      title: shellText.showKeys,
      scope: 'everywhere',
      matches: ({ key }) => key === '?',
      run: () => setOpen(true),
    },
    { shown: 'Esc', title: shellText.closeTopmost, scope: 'everywhere' },
  ])
  return isOpen && <KeysDialog onClose={() => setOpen(false)} />
}
