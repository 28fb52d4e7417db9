import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import { Button } from '@mantine/core'
import { IconTableImport } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyPart } from '../../lib/page/lazyPart.tsx'
import { useIsPhone } from '../../lib/page/useIsPhone.ts'
import { useMay } from '../../lib/session/useMay.ts'
import classes from './ImportButton.module.css'
import { importText } from './import.messages.ts'

const ImportPanel = lazyPart(() => import('./ImportPanel.tsx').then((file) => file.ImportPanel))

interface ImportButtonProps {
  /** The import's name on the server. */
  name: string
  /** Of the panel: `고객사 엑셀로 등록` */
  title: string
  /** Of the button, where its records are not registered but completed. */
  label?: string
  /** What creates one by hand: whoever may not do that is not offered this either. */
  endpoint: AnyEndpoint
}

/** Opens the panel in which records are registered from a file: one line in a list's `actions`. */
export const ImportButton = ({ name, title, label = importText.button, endpoint }: ImportButtonProps) => {
  const [isOpen, setOpen] = useState(false)
  const isPhone = useIsPhone()
  const icon = <IconTableImport size={16} stroke={1.6} aria-hidden />
  if (!useMay(endpoint)) return null
  return (
    <>
      <Button
        variant="default"
        className={classes.open}
        aria-label={label}
        leftSection={isPhone ? undefined : icon}
        onClick={() => setOpen(true)}
      >
        {isPhone ? icon : label}
      </Button>
      {isOpen && <ImportPanel name={name} title={title} onClose={() => setOpen(false)} />}
    </>
  )
}
