import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import { Button } from '@mantine/core'
import { IconTableImport } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyPart } from '../../lib/lazyPart.tsx'
import { useMay } from '../../lib/useMay.ts'
import { importText } from './import.messages.ts'

const ImportPanel = lazyPart(() => import('./ImportPanel.tsx').then((file) => file.ImportPanel))

interface ImportButtonProps {
  /** The import's name on the server. */
  name: string
  /** Of the panel: `고객사 엑셀로 등록` */
  title: string
  /** What creates one by hand: whoever may not do that is not offered this either. */
  endpoint: AnyEndpoint
}

/** Opens the panel in which records are registered from a file: one line in a list's `actions`. */
export const ImportButton = ({ name, title, endpoint }: ImportButtonProps) => {
  const [isOpen, setOpen] = useState(false)
  if (!useMay(endpoint)) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTableImport size={16} stroke={1.6} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {importText.button}
      </Button>
      {isOpen && <ImportPanel name={name} title={title} onClose={() => setOpen(false)} />}
    </>
  )
}
