import { Button, TextInput } from '@mantine/core'
import { QRCodeSVG } from 'qrcode.react'
import type { ReactNode } from 'react'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { ModalCard } from '../../shared/ui/overlay/ModalCard.tsx'
import { stepsText as text } from './estimateSteps.messages.ts'
import classes from './Steps.module.css'

interface CodeDialogProps {
  /** What the code is, for those who do not see it. */
  name: string
  url: string
  onClose: () => void
  /** Below it: who follows, and how to end it. */
  children?: ReactNode
}

/** A code to point a phone at, and the address itself for phones that cannot. */
export const CodeDialog = ({ name, url, onClose, children }: CodeDialogProps) => (
  <ModalCard
    opened
    title={text.codeTitle}
    onClose={onClose}
    actions={(close) => (
      <Button variant="default" onClick={close}>
        {text.close}
      </Button>
    )}
  >
    <Stack gap="row">
      <QRCodeSVG className={classes.code} value={url} size={300} level="M" marginSize={3} title={name} role="img" />
      <TextInput label={text.address} value={url} readOnly onFocus={({ currentTarget }) => currentTarget.select()} />
      {children}
    </Stack>
  </ModalCard>
)
