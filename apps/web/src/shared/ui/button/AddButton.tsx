import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useKeys } from '../../lib/keyboard/keys.ts'
import { createKey } from './createKey.ts'

/** What a screen without a list page is opened for most: making one more, also by the key `c`. */
export const AddButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => {
  useKeys([createKey(onClick)])
  return (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={onClick}>
      {children}
    </Button>
  )
}
